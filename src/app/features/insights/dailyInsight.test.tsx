import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import type { Dog } from '../../../domain/dog.ts';
import { queryClient } from '../../lib/query.ts';
import { DailyInsightCard } from './DailyInsightCard.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const tip = { title: 'Water', text: 'Fresh water, always.' };
const week = {
  of: 'walks',
  through: '2026-06-14',
  days: [60, 45, 0, 60, 60, 60, 90],
  usual: { low: 45, high: 60 },
};
const own = { title: 'The last seven days', text: 'You logged 18 walks.', week };

function open(answer: object) {
  answerCalls({ 'GET /api/insights/dogs/7/daily-insight': () => json(answer) });
  render(
    <QueryClientProvider client={queryClient}>
      <DailyInsightCard dog={biscuit as unknown as Dog} more />
    </QueryClientProvider>,
  );
}

test('what comes from the log goes first, with a picture, and a general tip is headed as one', async () => {
  open({ insight: tip, fromLog: own });
  const card = within(await screen.findByRole('region', { name: 'What Biscuit tells you today' }));
  const picture = await card.findByRole('img');
  expect(picture.getAttribute('aria-label')).toBe(
    'Minutes walked a day: Monday 60, Tuesday 45, Wednesday 0, Thursday 60, Friday 60, Saturday 60, Sunday 90',
  );
  const said = ['The last seven days', 'You logged 18 walks.', 'A tip for today', 'Water', tip.text];
  const elements = said.map((text) => card.getByText(text));
  for (const [at, element] of elements.entries())
    if (at > 0)
      expect(elements[at - 1]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a statement about months is pictured by them', async () => {
  const year = { of: 'signs', through: '2026-02', months: [0, 2, 1] };
  open({ insight: own, fromLog: { ...own, week: null, year } });
  const picture = await screen.findByRole('img');
  expect(picture.getAttribute('aria-label')).toBe(
    'Days on which it was noted, by month: December 0, January 2, February 1',
  );
});

test('as long as the log says nothing, the card is headed as a tip', async () => {
  open({ insight: tip, fromLog: null });
  expect(
    within(await screen.findByRole('region', { name: 'A tip for today' })).getByText('Water'),
  ).toBeTruthy();
  expect(screen.queryByText(/tells you today/)).toBeNull();
});

test.each([
  ['from the log', { insight: tip, fromLog: { ...tip, week: null } }],
  ['of an earlier server', { insight: tip }],
])('an insight %s is said once, and is no tip', async (_, answer) => {
  open(answer);
  expect(await screen.findAllByText(tip.text)).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'What Biscuit tells you today' })).toBeTruthy();
  expect(screen.queryByText('A tip for today')).toBeNull();
});
