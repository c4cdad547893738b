import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';
import { away } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const goalOf = (id: number, type: string, target: number, period = 'daily') => ({
  id,
  dogId: 7,
  type,
  target,
  period,
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
});
const walks = goalOf(1, 'daily_walks', 3);
const meals = goalOf(2, 'daily_meals', 2);

/** An owner who cares for meals, on a day with two walks and three meals, with these goals; records what is sent. */
function answerDay(goals: (typeof walks)[]) {
  const sent: unknown[] = [];
  answerCalls({
    ...anOwner,
    'GET /api/auth/me': () => json({ ...me, carePreferences: ['feeding'] }),
    'GET /api/dogs/7/stats': () =>
      json({ todayWalks: 2, todayMeals: 3, todayWalkMinutes: 50, healthStatus: 'Good' }),
    'GET /api/dogs/7/goals': () => json(goals),
    'POST /api/dogs/7/goals': ({ body }) => {
      sent.push(body);
      const { type, target, period } = body as { type: string; target: number; period: string };
      const before = goals.find((goal) => goal.type === type);
      const set = goalOf(before?.id ?? 20 + sent.length, type, target, period);
      goals = [...goals.filter((goal) => goal !== before), set];
      return json(set, 201);
    },
    'DELETE /api/goals/1': () => {
      sent.push('end 1');
      goals = goals.filter(({ id }) => id !== 1);
      return new Response(null, { status: 204 });
    },
  });
  return sent;
}

const partOf = (title: string) => within(screen.getByText(title).closest('section') as HTMLElement);
const goalsAre = (said: string[]) =>
  waitFor(() => {
    const rows = partOf("Today's Goals").getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent).toSorted()).toEqual(said);
  });

test('the report has the numbers, and goals say how far they are, above the target without a party', async () => {
  answerDay([walks, meals]);
  await openApp('/', 'a token');
  await goalsAre(['2 meals3 today, goal 2', '3 walks67% complete']);
  const report = partOf("Today's Report");
  expect(report.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['2', '3', 'Good']),
  );
  expect(screen.queryByText(/2 of 3/)).toBeNull();
});

test('a first goal takes two taps, and suits the care priorities', async () => {
  const sent = answerDay([]);
  await openApp('/', 'a token');
  fireEvent.click(await screen.findByRole('button', { name: 'Set a goal' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Set Goals' }));
  expect(await screen.findByText('Goal Added')).toBeTruthy();
  expect(sent).toEqual([{ type: 'daily_meals', target: 2, period: 'daily' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goalsAre(['2 meals3 today, goal 2']);
});

test('goals are edited with steppers, ended at none, and brought back by Undo', async () => {
  const sent = answerDay([walks, meals]);
  await openApp('/', 'a token');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit goals' }));
  const ofMeals = within(await screen.findByRole('group', { name: 'Meals a day' }));
  fireEvent.click(ofMeals.getByRole('button', { name: 'More: Meals a day' }));
  expect(ofMeals.getByRole('status').textContent).toBe('3');
  const ofWalks = within(screen.getByRole('group', { name: 'Walks a day' }));
  const fewer = ofWalks.getByRole('button', { name: 'Fewer: Walks a day' });
  for (let press = 0; press < 5; press += 1) fireEvent.click(fewer);
  expect(ofWalks.getByRole('status').textContent).toBe('–');
  press('Save Goals');
  expect(await screen.findByText('Goal Updated')).toBeTruthy();
  expect(new Set(sent)).toEqual(new Set([{ type: 'daily_meals', target: 3, period: 'daily' }, 'end 1']));
  await goalsAre(['3 meals🎉 Goal achieved!']);
  press('Undo');
  await goalsAre(['2 meals3 today, goal 2', '3 walks67% complete']);
});

test('goals that could not be saved stay in their form, with an error', async () => {
  answerDay([]);
  const { fetch } = globalThis;
  await openApp('/', 'a token');
  fireEvent.click(await screen.findByRole('button', { name: 'Set a goal' }));
  const save = await screen.findByRole('button', { name: 'Set Goals' });
  globalThis.fetch = (input, init) =>
    init?.method === 'POST' ? Promise.resolve(away()) : fetch(input, init);
  fireEvent.click(save);
  expect(await screen.findByText('Goal Not Saved')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const pack = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...biscuit, id: 7 + at, name: `Dog ${at + 1}` }));

test.each([
  [2, 1],
  [4, 3],
  [5, 0],
])('of %i dogs, %i others are one tap away', async (count, others) => {
  answerCalls({ ...anOwner, 'GET /api/dogs': () => json(pack(count)) });
  await openApp('/', 'a token');
  await screen.findByRole('heading', { level: 1, name: 'Dog 1' });
  const direct = screen.queryAllByRole('button', { name: /^Show Dog/ });
  expect(direct.length).toBe(others);
  const [first] = direct;
  if (!first) return;
  first.focus();
  fireEvent.click(first);
  await screen.findByRole('heading', { level: 1, name: 'Dog 2' });
  // It shows the dog that was left, and keeps the focus.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show Dog 1' }));
});

test('if the insights fail, the cards say so, and nothing is asked for over and over', async () => {
  const calls = answerCalls(anOwner);
  await openApp('/', 'a token');
  await screen.findByText("We couldn't load today's insight.");
  await screen.findByText(/We couldn.t load insights/);
  await screen.findByText('Did You Know');
  expect(calls.filter((call) => call.includes('insight')).length).toBeLessThan(6);
});
