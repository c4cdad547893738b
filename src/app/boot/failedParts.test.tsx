import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { away } from '../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

// Screen readers leave out what a busy part says.
test.each([
  ['/', ['stats', 'goals', 'activities'].map((part) => `GET /api/dogs/7/${part}`), 5],
  ['/profile', ['GET /api/dogs/7/goals', 'GET /api/dogs/7/carers', 'GET /api/auth/sessions'], 3],
])('at %s, parts that failed to load are not marked as loading', async (path, calls, alerts) => {
  const insights = ['GET /api/insights', 'GET /api/insights/dogs/7/daily-insight'];
  answerCalls({ ...anOwner, ...Object.fromEntries([...calls, ...insights].map((call) => [call, away])) });
  await openApp(path, 'a token');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(alerts));
  expect(screen.getAllByRole('alert').map((alert) => alert.closest('[aria-busy=true]'))).toEqual(
    Array(alerts).fill(null),
  );
});
