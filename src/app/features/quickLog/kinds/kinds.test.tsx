import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, json } from '../../../../../test/fakeApi.ts';
import { begun, FakeRecognition } from '../../../../../test/fakeRecognition.ts';
import {
  eachOnQuickLog,
  field,
  fill,
  logged,
  Opened,
  press,
  tab,
  yesterday,
} from '../../../../../test/openQuickLog.tsx';
import type { Activity } from '../../../../domain/activity.ts';

eachOnQuickLog();

const entry: Activity = { ...logged, type: 'other', kind: 'grooming', title: 'Bath', timestamp: yesterday() };

/** A server with this log and these weights. Keeps what it is sent. */
function aServer({ history = [], weights = [] }: { history?: Activity[]; weights?: object[] } = {}) {
  const sent: Record<string, unknown>[] = [];
  const keep = ({ body }: { body: unknown }) => {
    sent.push(body as Record<string, unknown>);
    return json({ ...logged, timestamp: yesterday(0), ...(body as object) }, 201);
  };
  const calls = answerCalls({
    'GET /api/dogs/7/activities': () => json(history),
    'GET /api/dogs/7/weights': () => json(weights),
    'POST /api/dogs/7/activities': keep,
    'PUT /api/activities/1': keep,
    'DELETE /api/activities/1': () => new Response(null, { status: 204 }),
  });
  return { sent, calls };
}

const openKinds = async (button = 'Something else…') => {
  press(button);
  return within(await screen.findByRole('dialog', { name: /Something else|What was it/ }));
};
const choose = async (kind: string) => {
  fireEvent.click((await openKinds()).getByRole('button', { name: kind }));
  await screen.findByRole('button', { name: `${kind} Change` });
};
const chip = (name: string) => screen.getByRole('button', { name });

describe('the sheet of kinds', () => {
  test('logs what needs no details with one tap, closes, and Undo takes it back', async () => {
    const { sent, calls } = aServer();
    render(<Opened first="walk" />);
    fireEvent.click((await openKinds()).getByRole('button', { name: 'Poop' }));
    expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ type: 'other', kind: 'potty', title: 'Poop' }]);
    await screen.findByRole('button', { name: 'Undo' });
    press('Undo');
    await waitFor(() => expect(calls).toContain('DELETE /api/activities/1'));
  });

  test("begins with what this owner's care priorities name", async () => {
    aServer();
    render(<Opened first="walk" carePreferences={['walks', 'vet', 'medications']} />);
    const names = (await openKinds())
      .getAllByRole('button')
      .map((button) => button.textContent)
      .filter(Boolean);
    expect(names.slice(0, 5)).toEqual([
      'Vet visit',
      'Vaccination',
      'Weight',
      'Medicine',
      'Fleas, ticks and worms',
    ]);
    expect(names).toContain('Grooming');
    expect(new Set(names).size).toBe(names.length);
  });

  test('names the kinds in which something was typed, and keeps it', async () => {
    aServer();
    render(<Opened first="walk" />);
    await choose('Medicine');
    await screen.findByLabelText('Medicine');
    fill('Medicine', 'Heart pill');
    tab('Walk');
    const sheet = await openKinds();
    fireEvent.click(sheet.getByRole('button', { name: 'Medicine Draft' }));
    await waitFor(() => expect(field('Medicine').value).toBe('Heart pill'));
    expect(screen.getByText('We kept your draft.')).toBeTruthy();
  });
});

describe('the form', () => {
  test('of a weight reads a decimal comma, and keeps number and unit as they were entered', async () => {
    const weights = [
      { id: 9, timestamp: yesterday(72), quantity: 11.2, unit: 'kg', pounds: 24.69 },
      { id: 8, timestamp: yesterday(48), quantity: 11.4, unit: 'kg', pounds: 25.13 },
    ];
    const { sent } = aServer({ weights });
    render(<Opened first="weight" />);
    expect(await screen.findByText('Last: 11.4 kg, 2 days ago')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'kg' }));
    fill('Weight', '11,25');
    expect(await screen.findByText('0.15 kg less than 2 days ago (11.4 kg)')).toBeTruthy();
    press('Save Activity');
    await waitFor(() => expect(sent).toMatchObject([{ kind: 'weight', quantity: 11.25, unit: 'kg' }]));
  });

  test('of a weight asks about a number that is more likely in the other unit', async () => {
    aServer({ weights: [{ id: 9, timestamp: yesterday(), quantity: 24.7, unit: 'lb', pounds: 24.7 }] });
    render(<Opened first="weight" />);
    await screen.findByText('Last: 24.7 lb, 1 day ago');
    fill('Weight', '11.2');
    expect(await screen.findByText('Is the unit right? Last: 24.7 lb, 1 day ago')).toBeTruthy();
  });

  test.each([
    ['weight', 'Weight required'],
    ['medicine', 'Medicine required'],
    ['custom', 'Title required'],
  ] as const)('of a %s says what is missing', async (kind, title) => {
    const { sent } = aServer();
    render(<Opened first={kind} />);
    press('Save Activity');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('of a weight says what it cannot read', async () => {
    const { sent } = aServer();
    render(<Opened first="weight" />);
    fill('Weight', '1,200');
    press('Save Activity');
    expect(await screen.findByText('Please enter a number, such as 24.5')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('of grooming takes several chips together, and takes them out again', async () => {
    aServer();
    render(<Opened first="grooming" />);
    for (const name of ['Bath', 'Nails', 'Ears']) fireEvent.click(chip(name));
    await waitFor(() => expect(field('Grooming').value).toBe('Bath, nails, ears'));
    fireEvent.click(chip('Bath'));
    await waitFor(() => expect(field('Grooming').value).toBe('Nails, ears'));
    expect(chip('Nails').getAttribute('aria-pressed')).toBe('true');
  });

  test('of potty says what it was and how it looked, without typing', async () => {
    const { sent } = aServer();
    render(<Opened first="potty" />);
    expect(screen.queryByRole('button', { name: 'Soft' })).toBeNull();
    fireEvent.click(chip('Both'));
    fireEvent.click(await screen.findByRole('button', { name: 'Soft' }));
    press('Save Activity');
    await waitFor(() => expect(sent).toMatchObject([{ kind: 'potty', title: 'Pee and poop, soft' }]));
  });

  test('of a medicine offers those given before, with the dose', async () => {
    const history: Activity[] = [
      { ...entry, kind: 'medicine', title: 'Heart pill', quantity: 2, unit: 'tablet' },
      { ...entry, id: 2, kind: 'medicine', title: 'Eye drops', timestamp: yesterday(30) },
    ];
    const { sent } = aServer({ history });
    render(<Opened first="medicine" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Eye drops' }));
    expect(field('Medicine').value).toBe('Eye drops');
    fireEvent.click(chip('½'));
    fireEvent.click(chip('drop'));
    press('Save Activity');
    await waitFor(() =>
      expect(sent).toMatchObject([{ kind: 'medicine', title: 'Eye drops', quantity: 0.5, unit: 'drop' }]),
    );
  });

  test('of a vaccination suggests the next date, and sets none without a tap', async () => {
    const { sent } = aServer();
    render(<Opened first="vaccination" />);
    fireEvent.change(field('Date'), { target: { value: '2026-05-03' } });
    fireEvent.click(chip('Rabies'));
    const suggestion = await screen.findByRole('button', { name: /In 1 year · May 3, 2027/ });
    expect(field('Next due').value).toBe('');
    fireEvent.click(suggestion);
    await waitFor(() => expect(field('Next due').value).toBe('2027-05-03'));
    fill('Next due', '2027-05-10');
    press('Save Activity');
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Rabies', nextDue: '2027-05-10' }]));
  });

  test('of play takes its minutes by a chip, or any other number', async () => {
    const { sent } = aServer();
    render(<Opened first="play" />);
    fireEvent.click(chip('Fetch'));
    fireEvent.click(chip('10'));
    fireEvent.click(chip('Other…'));
    fill('Minutes, typed', '12');
    press('Save Activity');
    await waitFor(() => expect(sent).toMatchObject([{ kind: 'play', title: 'Fetch', duration: 12 }]));
  });
});

describe('a correction', () => {
  test('of a weight starts with what was entered, and keeps its unit', async () => {
    const weight: Activity = { ...entry, kind: 'weight', title: null, quantity: 24.5, unit: 'kg' };
    const { sent } = aServer({ history: [weight] });
    render(<Opened first="weight" corrected={weight} />);
    expect(field('Weight').value).toBe('24.5');
    fill('Weight', '24,6');
    press('Save Changes');
    await waitFor(() => expect(sent).toMatchObject([{ kind: 'weight', quantity: 24.6, unit: 'kg' }]));
  });

  test('may change the kind, and keeps what both have', async () => {
    const { sent } = aServer({ history: [entry] });
    render(<Opened first="grooming" corrected={entry} />);
    const sheet = await openKinds('Grooming Change');
    expect(sheet.queryByRole('button', { name: 'Pee' })).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Other' }));
    await waitFor(() => expect(field('Title').value).toBe('Bath'));
    press('Save Changes');
    await waitFor(() => expect(sent).toMatchObject([{ type: 'other', kind: 'custom', title: 'Bath' }]));
  });

  test('may make a health note of other care, and keeps the notes', async () => {
    const noted = { ...entry, notes: 'Limped home' };
    const { sent } = aServer({ history: [noted] });
    render(<Opened first="grooming" corrected={noted} />);
    tab('Health');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Notes')).value).toBe('Limped home');
    fill('Symptoms', 'Limping');
    press('Save Changes');
    await waitFor(() =>
      expect(sent).toMatchObject([{ type: 'health', symptoms: 'Limping', notes: 'Limped home' }]),
    );
  });
});

test('spoken words choose the kind, and the entry is ready to save', async () => {
  begun.length = 0;
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  const { sent } = aServer();
  render(<Opened first="walk" />);
  press('Voice log');
  await act(async () => begun.at(-1)?.tell('result', { results: [[{ transcript: 'he peed' }]] }));
  await act(async () => begun.at(-1)?.tell('end'));
  expect(await screen.findByRole('button', { name: 'Potty Change' })).toBeTruthy();
  expect(chip('Pee').getAttribute('aria-pressed')).toBe('true');
  press('Save Activity');
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'potty', title: 'Pee' }]));
});
