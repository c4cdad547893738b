import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import { eachOnQuickLog, field, fill, logged, Opened, press } from '../../../../test/openQuickLog.tsx';

eachOnQuickLog();

const now = new Date(2026, 5, 15, 14, 20);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

function aServer(history: object[] = []) {
  const sent: { timestamp?: string }[] = [];
  answerCalls({
    'GET /api/dogs/7/activities': () => json(history),
    'POST /api/dogs/7/activities': ({ body }) => {
      sent.push(body as object);
      return json({ ...logged, ...(body as object) }, 201);
    },
  });
  return sent;
}
const chip = (name: string) => screen.getByRole('button', { name, hidden: true });
const isChosen = (name: string) => chip(name).getAttribute('aria-pressed');
const when = () => [field('Date').value, field('Time').value];
const pickersAreShown = () => field('Time').closest('[hidden]') === null;

test('a new entry is for now, and its fields for date and time open with one tap', async () => {
  aServer();
  render(<Opened first="walk" />);
  expect(isChosen('Now')).toBe('true');
  expect(when()).toEqual(['2026-06-15', '14:20']);
  expect(pickersAreShown()).toBe(false);
  press('Choose when');
  expect(pickersAreShown()).toBe(true);
  expect(chip('Choose when').getAttribute('aria-expanded')).toBe('true');
  fill('Time', '09:00');
  expect(screen.getByText(/^Today, 9:00/)).toBeTruthy();
  press('Now');
  expect(when()).toEqual(['2026-06-15', '14:20']);
  expect(pickersAreShown()).toBe(false);
});

test('an entry of half an hour ago takes one tap, and is saved with that time', async () => {
  const sent = aServer();
  render(<Opened first="walk" />);
  press('30 min ago');
  expect(screen.getByText(/^Today, 1:50/)).toBeTruthy();
  fill('Duration (minutes)', '20');
  press('Save Activity');
  await screen.findByText('Activity logged successfully!');
  expect(sent[0]?.timestamp).toBe(new Date(2026, 5, 15, 13, 50).toISOString());
});

test('"This morning" is when such entries usually are, and eight without any', async () => {
  const walk = { ...logged, type: 'walk', duration: 20 };
  aServer([7, 31, 55].map((hours, at) => ({ ...walk, id: at + 1, timestamp: hoursAgo(hours) })));
  render(<Opened first="walk" />);
  await waitFor(() => expect(field('Duration (minutes)').value).toBe('20'));
  press('This morning');
  expect(when()).toEqual(['2026-06-15', '07:20']);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Health' }));
  await screen.findByLabelText('Symptoms');
  press('This morning');
  expect(when()).toEqual(['2026-06-15', '08:00']);
});

test('early in the morning, last night is offered instead', async () => {
  vi.setSystemTime(new Date(2026, 5, 15, 6, 30));
  aServer();
  render(<Opened first="walk" />);
  press('Last night');
  expect(when()).toEqual(['2026-06-14', '21:00']);
  expect(screen.getByText(/^Yesterday, 9:00/)).toBeTruthy();
});

test('the time of a logged entry is corrected in its fields, which are shown at once', async () => {
  aServer();
  const corrected = { ...logged, type: 'walk' as const, duration: 20, timestamp: hoursAgo(5) };
  render(<Opened first="walk" corrected={corrected} />);
  expect(pickersAreShown()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Now' })).toBeNull();
});

test("signs from the dog's own log are added to the symptoms, and taken out, with one tap", async () => {
  const note = { ...logged, type: 'health' };
  const sent = aServer([
    { ...note, id: 3, symptoms: 'Limping', timestamp: hoursAgo(20) },
    { ...note, id: 2, symptoms: 'limping, tired', timestamp: hoursAgo(50) },
    { ...note, id: 1, symptoms: 'Sneezing', timestamp: hoursAgo(70) },
  ]);
  render(<Opened first="health" />);
  const signs = await screen.findByRole('group', { name: 'Signs logged before' });
  expect([...signs.children].map(({ textContent }) => textContent)).toEqual(['Limping', 'Tired', 'Sneezing']);
  press('Limping');
  press('Sneezing');
  expect(field('Symptoms').value).toBe('Limping, sneezing');
  press('Limping');
  expect(field('Symptoms').value).toBe('Sneezing');
  expect(isChosen('Sneezing')).toBe('true');
  press('Save Activity');
  await screen.findByText('Activity logged successfully!');
  expect(sent).toMatchObject([{ symptoms: 'Sneezing' }]);
});

test('without health notes no signs are offered', async () => {
  aServer();
  render(<Opened first="health" />);
  expect(screen.queryByRole('group', { name: 'Signs logged before' })).toBeNull();
});
