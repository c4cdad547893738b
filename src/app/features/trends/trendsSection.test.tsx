import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import { daysAfter } from '../../../domain/laterDays.ts';
import type { Trend } from '../../../domain/trends.ts';
import { queryClient } from '../../lib/query.ts';
import TrendsSection from './TrendsSection.tsx';

const empty: Omit<Trend, 'start'> = {
  days: 1,
  loggedDays: 0,
  walks: 0,
  minutes: 0,
  meals: 0,
  treats: 0,
  potty: 0,
  doses: { due: 0, given: 0 },
  weight: null,
  health: { notes: 0, severity: null, topics: [] },
  usual: null,
};
const to = '2026-05-31';

/** A year up to a day, with something logged on its last days. */
function answerWith(logged: number, goals: object[] = []) {
  const steps = Array.from({ length: 371 }, (_, index) => {
    const start = daysAfter(to, index - 370);
    const day = index > 370 - logged ? { loggedDays: 1, walks: 1, minutes: 30, meals: 2 } : {};
    return { ...empty, start, ...day };
  });
  return answerCalls({
    'GET /api/dogs/7/trends': () =>
      json({ from: steps[0]?.start, to, step: 'day', steps, breedWeight: null }),
    'GET /api/dogs/7/goals': () => json(goals),
  });
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TrendsSection dog={biscuit as unknown as Parameters<typeof TrendsSection>[0]['dog']} />
    </QueryClientProvider>,
  );

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('a log of three days opens with a week, an older one with thirty days', async () => {
  answerWith(3);
  open();
  await screen.findByRole('heading', { name: 'Walks' });
  expect(isPressed('7 days')).toBe('true');
  cleanup();
  queryClient.clear();
  answerWith(40);
  open();
  await screen.findByRole('heading', { name: 'Walks: as usual' });
  expect(isPressed('30 days')).toBe('true');
});

test('meals are measured by the goal for a day, where there is one', async () => {
  const goal = { id: 1, dogId: 7, type: 'daily_meals', target: 3, period: 'daily', isActive: true };
  answerWith(40, [goal]);
  open();
  expect(await screen.findByRole('heading', { name: 'Meals met on 0 of 30 days' })).toBeTruthy();
});

test('a reader hears each day by the arrow keys, and the table has all of them', async () => {
  answerWith(40);
  open();
  const slider = await screen.findByRole('slider', { name: 'Walks, day by day' });
  fireEvent.focus(slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('Sun, May 31: 1 walk, 30 min');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Sat, May 2: 1 walk, 30 min');
  const card = slider.closest('section');
  const table = card?.querySelector('details');
  if (!card || !table) throw new Error('No table');
  table.open = true;
  fireEvent(table, new Event('toggle'));
  expect(within(card).getAllByRole('row')).toHaveLength(31);
});

test('without a log there is what to do, and without an answer there is Retry', async () => {
  answerWith(0);
  open();
  expect(await screen.findByText(/see here how the days add up/)).toBeTruthy();
  cleanup();
  queryClient.clear();
  answerCalls({});
  open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answerWith(40);
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'A year at a glance' })).toBeTruthy();
});
