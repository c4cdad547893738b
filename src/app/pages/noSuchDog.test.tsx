import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner, answerCalls, json } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';

eachOnAnEmptyDevice();

test.each(['8', '0', '-1', '007', '99999999999999999999'])(
  "at /insights/%s, which is not the owner's dog, there are no insights",
  async (id) => {
    answerCalls({
      ...anOwner,
      'GET /api/insights': () => json([{ dogId: 7, dogName: 'Biscuit', insights: ['A tip of Biscuit'] }]),
    });
    await openApp(`/insights/${id}`, 'a token');
    expect(await screen.findByText('No insights available')).toBeTruthy();
    expect(screen.getByText('Try logging more activities to get personalized insights.')).toBeTruthy();
    expect(screen.queryByText('A tip of Biscuit')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Lifestyle Insights' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Insights | Hark'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Log Activity' })[0] as HTMLElement);
    expect(await screen.findByText('For Biscuit')).toBeTruthy();
  },
);
