import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anOwner, answerCalls, biscuit, json, me } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { emptyFields } from '../../domain/activitySummary.ts';

eachOnAnEmptyDevice();

const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(hourAgo));
const entry = (id: number, type: string) => ({
  ...emptyFields,
  id,
  dogId: 7,
  type,
  timestamp: hourAgo,
  notes: `Notes of ${type}`,
  photos: [],
  thumbnails: [],
  by: null,
});
// The last is a name that every JavaScript object has.
const newTypes = ['grooming', 'other', '', 'constructor'];
const walk = { ...entry(1, 'walk'), duration: 25 };
const log = [...newTypes.map((type, at) => entry(at + 10, type)), walk];
const goal = { id: 3, dogId: 7, target: 2, isActive: true, createdAt: '2026-01-01T00:00:00Z' };

const newer = {
  ...anOwner,
  'GET /api/dogs/7/activities': ({ url }: { url: string }) =>
    json(url.includes('limit=3') ? log.slice(0, 3) : log),
  'GET /api/dogs/7/goals': () =>
    json([
      { ...goal, type: 'daily_grooming', period: 'daily' },
      { ...goal, id: 4, type: 'toString', period: 'daily' },
      { ...goal, id: 5, type: 'daily_walks', period: 'monthly' },
    ]),
  'GET /api/dogs/7/stats': () =>
    json({ todayWalks: 1, todayMeals: 0, todayWalkMinutes: 25, healthStatus: 'Recovering' }),
};

describe('values that only a newer server knows', () => {
  test('show entries of an unknown type on the dashboard as "Activity"', async () => {
    answerCalls(newer);
    await openApp('/', 'a token');
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(3));
    const cards = screen.getAllByRole('article').map((card) => card.textContent);
    expect(cards.filter((text) => text.startsWith('Activity1 hour ago'))).toHaveLength(3);
    expect(screen.getByText('Recovering')).toBeTruthy();
    expect(await screen.findAllByText('2 times')).toHaveLength(2);
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  test('show such entries in the log only under All, where they can be removed but not edited', async () => {
    answerCalls(newer);
    await openApp('/activities', 'a token');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(log.length));
    const cards = screen.getAllByRole('article').map((card) => card.textContent);
    expect(cards.slice(0, 4)).toEqual(
      newTypes.map((type) => `Activity${clock} · 1 hour agoActivityNotes of ${type}`),
    );
    expect(cards[4]).toContain('Duration: 25 minutes');

    const [grooming] = await screen.findAllByRole('button', { name: /^Actions for Activity/ });
    fireEvent.pointerDown(grooming ?? document.body, { button: 0, ctrlKey: false, pointerType: 'mouse' });
    fireEvent.click(grooming ?? document.body);
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Remove']);
  });

  test('show an unknown gender, care priority, goal and period in the profile', async () => {
    answerCalls({
      ...newer,
      'GET /api/auth/me': () => json({ ...me, carePreferences: ['walks', 'dreams', 'valueOf'] }),
      'GET /api/dogs': () => json([{ ...biscuit, gender: 'unknown' }]),
    });
    await openApp('/profile', 'a token');
    expect(await screen.findByText('Unknown')).toBeTruthy();
    expect(screen.getByText('Daily Walks')).toBeTruthy();
    expect(screen.getByText('Dreams')).toBeTruthy();
    expect(await screen.findAllByText('Goal')).toHaveLength(2);
  });

  test('keep unknown care priorities when others are changed', async () => {
    const sent: string[][] = [];
    answerCalls({
      ...newer,
      'GET /api/auth/me': () => json({ ...me, carePreferences: ['walks', 'dreams'] }),
      'PUT /api/user/1/onboarding': ({ body }) => {
        sent.push((body as { carePreferences: string[] }).carePreferences);
        return json({ ...me, carePreferences: ['vet', 'dreams'] });
      },
    });
    await openApp('/profile', 'a token');
    fireEvent.click(await screen.findByRole('button', { name: 'Change care priorities' }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('checkbox', { name: /Daily Walks/ }));
    fireEvent.click(sheet.getByRole('checkbox', { name: /Vet Visits/ }));
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([['vet', 'dreams']]));
  });
});
