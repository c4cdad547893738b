import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { answerCalls, biscuit, json, me } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const dinner = {
  id: 3,
  dogId: 7,
  title: 'Dinner',
  times: ['18:00'],
  weekdays: null,
  date: null,
  zone: 'Europe/Berlin',
  unlessLogged: { type: 'feeding', withinMinutes: 120 },
  repeat: { everyMinutes: 30, most: 3 },
  next: '2031-01-01T17:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const ntfy = {
  id: 4,
  kind: 'ntfy',
  address: 'https://ntfy.sh/biscuit',
  quietFrom: '22:00',
  quietTo: '07:00',
  zone: 'UTC',
  confirmedAt: '2026-01-01T00:00:00.000Z',
  pausedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const webhook = {
  ...ntfy,
  id: 5,
  kind: 'webhook',
  address: 'https://example.com/hook',
  quietFrom: null,
  quietTo: null,
};

/** One of the two cards, once it is more than its place. */
const card = async (name: 'Reminders' | 'How reminders arrive') => {
  const add = name === 'Reminders' ? 'Add a reminder' : 'Add a way for reminders to arrive';
  const button = await screen.findByRole('button', { name: add });
  return within(button.closest('section') as HTMLElement);
};
const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the profile lists reminders with the dog, the times and what keeps them from coming', async () => {
  const weekly = {
    ...dinner,
    id: 8,
    title: 'Nails',
    weekdays: [1, 5],
    times: ['08:00', '20:15'],
    unlessLogged: null,
  };
  const over = { ...dinner, id: 9, title: 'Groomer', date: '2026-01-02', next: null, unlessLogged: null };
  answerCalls({ ...answers, 'GET /api/reminders': () => json([dinner, weekly, over]) });
  await openProfile();
  const reminders = await card('Reminders');
  expect(await reminders.findByText('Every day at 6:00 PM, unless fed')).toBeTruthy();
  expect(reminders.getByText('Mon and Fri at 8:00 AM and 8:15 PM')).toBeTruthy();
  expect(reminders.getByText('Jan 2, 2026 at 6:00 PM')).toBeTruthy();
  expect(reminders.getByText('It is over')).toBeTruthy();
  expect(reminders.getAllByText('Biscuit')).toHaveLength(3);
});

test('a reminder is added once for the days, times and entry that were chosen, after what is missing', async () => {
  const sent: unknown[] = [];
  const keys: (string | null)[] = [];
  answerCalls({
    ...answers,
    'POST /api/reminders': ({ body, headers }) => {
      sent.push(body);
      keys.push(headers.get('idempotency-key'));
      return sent.length === 1 ? away() : json(dinner, 201);
    },
  });
  await openProfile();
  fireEvent.click((await card('Reminders')).getByRole('button', { name: 'Add a reminder' }));
  await screen.findByRole('dialog');
  pick('Days', 'some');
  press('Save Reminder');
  expect(await screen.findByText('Please enter what it is about')).toBeTruthy();
  expect(screen.getByText('Choose at least one day')).toBeTruthy();
  expect(sent).toEqual([]);
  type('What *', 'Dinner');
  press('Tue');
  press('Add a time');
  type('Time 2', '19:30');
  pick('Not if somebody has logged', 'feeding');
  pick('Remind again until it is logged', '30');
  press('Save Reminder');
  expect(await screen.findByText('The database is away')).toBeTruthy();
  press('Save Reminder');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({
    dogId: biscuit.id,
    title: 'Dinner',
    times: ['18:00', '19:30'],
    weekdays: [2],
    date: null,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    unlessLogged: { type: 'feeding', withinMinutes: 120 },
    repeat: { everyMinutes: 30, most: 3 },
  });
  expect(new Set(keys).size).toBe(1);
});

test('a reminder that is changed keeps its zone, and can be removed', async () => {
  const calls: unknown[] = [];
  answerCalls({
    ...answers,
    'GET /api/reminders': () => json([dinner]),
    'PUT /api/reminders/3': ({ body }) => {
      calls.push(body);
      return json(dinner);
    },
    'DELETE /api/reminders/3': () => {
      calls.push('removed');
      return new Response(null, { status: 204 });
    },
  });
  await openProfile();
  const edit = async () => {
    fireEvent.click(await (await card('Reminders')).findByRole('button', { name: 'Edit Dinner' }));
    await screen.findByRole('dialog');
  };
  await edit();
  type('Time', '17:45');
  press('Save Reminder');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toMatchObject([{ zone: 'Europe/Berlin', times: ['17:45'], repeat: dinner.repeat }]);
  await edit();
  press('Remove');
  expect(await screen.findByText('Reminder Removed')).toBeTruthy();
  expect(calls.at(-1)).toBe('removed');
});

test('channels say where they go, when they are quiet, and what keeps them from working', async () => {
  answerCalls({
    ...answers,
    'GET /api/channels': () =>
      json([
        ntfy,
        { ...webhook, confirmedAt: null },
        { ...webhook, id: 6, pausedAt: '2026-01-02T00:00:00.000Z' },
      ]),
  });
  await openProfile();
  const channels = await card('How reminders arrive');
  expect(await channels.findByText('https://ntfy.sh/biscuit')).toBeTruthy();
  expect(channels.getByText('Quiet from 10:00 PM to 7:00 AM')).toBeTruthy();
  expect(channels.getByText('Send a test message to begin.')).toBeTruthy();
  expect(channels.getByText('Paused')).toBeTruthy();
  expect(
    channels.getByText('Nothing arrived for a day. A test message that arrives ends that.'),
  ).toBeTruthy();
});

test('a test button says whether the message has arrived', async () => {
  let works = false;
  answerCalls({
    ...answers,
    'GET /api/channels': () => json([ntfy]),
    'POST /api/channels/4/test': () =>
      works ? json(ntfy) : json({ error: 'The test message did not arrive. The answer was 500.' }, 422),
  });
  await openProfile();
  const test = async () =>
    fireEvent.click(await (await card('How reminders arrive')).findByRole('button', { name: 'Test ntfy' }));
  await test();
  expect(await screen.findByText('The test message did not arrive. The answer was 500.')).toBeTruthy();
  works = true;
  await test();
  expect(await screen.findByText('It has arrived. Reminders will come the same way.')).toBeTruthy();
});

test('a webhook is added and tested, and its secret is shown once', async () => {
  const tested: string[] = [];
  answerCalls({
    ...answers,
    'POST /api/channels': ({ body }) => {
      expect(body).toEqual({
        kind: 'webhook',
        address: 'https://example.com/hook',
        quietFrom: null,
        quietTo: null,
      });
      return json({ ...webhook, confirmedAt: null, link: null, signsWith: 'the secret' }, 201);
    },
    'POST /api/channels/5/test': () => {
      tested.push('5');
      return json(webhook);
    },
  });
  await openProfile();
  fireEvent.click((await card('How reminders arrive')).getByRole('button', { name: /^Add a way/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /^Webhook/ }));
  press('Add and Test');
  expect(await screen.findByText('Please enter it')).toBeTruthy();
  type('Address *', ' https://example.com/hook ');
  press('Add and Test');
  expect(await screen.findByText('The test message has arrived.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('the secret');
  expect(tested).toEqual(['5']);
  press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a calendar answers its link, and mail needs a verified address', async () => {
  answerCalls({
    ...answers,
    'GET /api/auth/me': () => json({ ...me, emailVerified: false }),
    'POST /api/channels': () =>
      json(
        {
          ...ntfy,
          kind: 'calendar',
          address: null,
          link: 'https://hark.example/api/calendars/x.ics',
          signsWith: null,
        },
        201,
      ),
  });
  await openProfile();
  fireEvent.click((await card('How reminders arrive')).getByRole('button', { name: /^Add a way/ }));
  const mail = await screen.findByRole<HTMLInputElement>('radio', { name: /^Mail/ });
  expect(mail.disabled).toBe(true);
  expect(screen.getByText('Verify your email address first')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Calendar/ }));
  press('Add and Test');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toMatch(/x\.ics$/);
});

test('quiet hours need both times', async () => {
  const sent: unknown[] = [];
  answerCalls({
    ...answers,
    'GET /api/channels': () => json([ntfy]),
    'PUT /api/channels/4': ({ body }) => {
      sent.push(body);
      return json(ntfy);
    },
  });
  await openProfile();
  await card('How reminders arrive');
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for ntfy' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Quiet hours' }));
  await screen.findByRole('dialog');
  type('Until', '');
  press('Save');
  expect(await screen.findByText('Enter both times, or none')).toBeTruthy();
  type('From', '');
  press('Save');
  await waitFor(() => expect(sent).toEqual([{ quietFrom: null, quietTo: null }]));
});

test('reminders that cannot be loaded can be tried again', async () => {
  let isAway = true;
  answerCalls({ ...answers, 'GET /api/reminders': () => (isAway ? away() : json([dinner])) });
  await openProfile();
  const reminders = await card('Reminders');
  const again = await reminders.findByRole('button', { name: 'Retry' });
  isAway = false;
  fireEvent.click(again);
  expect(await reminders.findByText('Dinner')).toBeTruthy();
});
