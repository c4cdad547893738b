import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import type { Dog } from '../../../domain/dog.ts';
import { queryClient } from '../../lib/query.ts';
import { PersonalInsights } from './PersonalInsights.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Opens the card, beside a day whose own insight is `told`. */
function openWith(told: string): void {
  const insights = ['Walked less', 'Ate well', 'Slept long', 'Barked at noon', 'Loves rain'];
  const all = { dogId: 7, dogName: 'Biscuit', breed: 'Beagle', age: 8, lifeStage: 'Senior', insights };
  answerCalls({
    'GET /api/insights': () => json([all]),
    'GET /api/insights/dogs/7/daily-insight': () => json({ insight: { title: 'Today', text: told } }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <PersonalInsights dog={biscuit as unknown as Dog} />
    </QueryClientProvider>,
  );
}

test('an insight shown as the daily one is not repeated', async () => {
  openWith('Walked less');
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ate well',
      'Slept long',
    ]),
  );
  expect(screen.getByText('See 2 More')).toBeTruthy();
});

test('the dashboard shows two insights and how many more there are', async () => {
  openWith('A tip for the season');
  expect((await screen.findByText('See 3 More')).getAttribute('href')).toBe('/insights');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Walked less',
    'Ate well',
  ]);
});
