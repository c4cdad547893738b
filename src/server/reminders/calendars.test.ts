import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeDog, makeMedicine, makeOwner } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';

const day = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

describe.each(databaseKinds)('calendars on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind, { METRICS_PORT: '' })));
  afterAll(() => hark.close());

  const add = async (owner: MadeOwner) =>
    (await owner.call('createChannel', { body: { kind: 'calendar' } })).link?.replace(
      /^https?:\/\/[^/]+/,
      '',
    ) ?? '';
  const fetchIcs = async (path: string, headers = {}) => {
    const response = await hark.request(path, { headers });
    return { response, text: await response.text() };
  };
  /** The events by title, with their starts, as ical.js reads them. */
  function read(text: string) {
    const calendar = new ICAL.Component(ICAL.parse(text) as never);
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        title: event.summary,
        start: event.startDate.toJSDate().toISOString(),
        alarms: component.getAllSubcomponents('valarm').length,
      };
    });
  }

  async function planned() {
    const owner = await makeOwner(hark);
    const dog = await makeDog(owner, { name: 'Biscuit, “the 🐶 great”; \\ von und zu Überall' });
    const params = { id: dog.id };
    const entry = await owner.call('createActivity', {
      params,
      body: {
        type: 'other',
        kind: 'vaccination',
        title: 'Rabies; 3 years, Überall 🐶🐶🐶🐶🐶🐶🐶🐶🐶🐶🐶🐶',
        nextDue: dayIn(40),
        notes: 'canary-notes',
      },
    });
    await owner.call('createActivity', {
      params,
      body: { type: 'other', kind: 'vaccination', title: 'In two years', nextDue: dayIn(730) },
    });
    const medicine = await makeMedicine(owner, dog.id, {
      name: 'Cephalexin',
      endsOn: dayIn(9),
      zone: 'America/New_York',
    });
    const once = { dogId: dog.id, title: 'Groomer', times: ['14:30'], date: dayIn(5), zone: 'Europe/Berlin' };
    const reminder = await owner.call('createReminder', { body: once });
    await owner.call('createReminder', { body: { dogId: dog.id, title: 'Every day', times: ['08:00'] } });
    return { owner, dog, entry, medicine, reminder };
  }

  it('have dates, ends of courses and reminders of a date, which two libraries read alike', async () => {
    const { owner, dog, entry, medicine, reminder } = await planned();
    const { response, text } = await fetchIcs(await add(owner));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = read(text);
    const title = `Rabies; 3 years, Überall 🐶🐶🐶🐶🐶🐶🐶🐶🐶🐶🐶🐶: ${dog.name}`;
    expect(events).toEqual([
      {
        uid: `reminder-${reminder.id}-0@127.0.0.1`,
        title: `Groomer: ${dog.name}`,
        start: reminder.next,
        alarms: 2,
      },
      {
        uid: `course-${medicine.id}@127.0.0.1`,
        title: `Last day of Cephalexin: ${dog.name}`,
        start: expect.any(String),
        alarms: 2,
      },
      { uid: `date-${entry.id}@127.0.0.1`, title, start: `${dayIn(40)}T09:00:00.000Z`, alarms: 2 },
    ]);
    // 9 in the morning in New York.
    expect(events[1]?.start).toMatch(new RegExp(`^${dayIn(9)}T1[34]:00:00.000Z$`));
    const parsed = convertIcsCalendar(undefined, text);
    expect(
      parsed.events?.map(({ uid, summary, start, alarms = [] }) => ({
        uid,
        title: summary,
        start: start.date.toISOString(),
        alarms: alarms.length,
      })),
    ).toEqual(events);
    expect(text).not.toMatch(/canary/);
  });

  it('have lines of at most 75 octets, which end in CRLF', async () => {
    const { owner } = await planned();
    const { text } = await fetchIcs(await add(owner));
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
  });

  it('are not sent again while they are as they were', async () => {
    const { owner, dog } = await planned();
    const path = await add(owner);
    const { response } = await fetchIcs(path);
    const tag = response.headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await fetchIcs(path, { 'if-none-match': known });
      expect([again.response.status, again.text]).toEqual([304, '']);
    }
    await owner.call('createActivity', {
      params: { id: dog.id },
      body: { type: 'other', kind: 'vet', title: 'Check-up', nextDue: dayIn(90) },
    });
    expect((await fetchIcs(path, { 'if-none-match': tag })).response.status).toBe(200);
  });

  it('keep the id of a date that is moved', async () => {
    const { owner, entry } = await planned();
    const path = await add(owner);
    const before = read((await fetchIcs(path)).text);
    await owner.call('updateActivity', {
      params: { id: entry.id },
      body: { type: 'other', kind: 'vaccination', title: 'Rabies', nextDue: dayIn(50) },
    });
    const after = read((await fetchIcs(path)).text);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.at(-1)?.start).toContain(dayIn(50));
  });

  it('are a 404 once they are renewed or revoked, and for whoever guesses', async () => {
    const { owner } = await planned();
    const first = await add(owner);
    const second = await add(owner);
    expect((await fetchIcs(first)).response.status).toBe(404);
    expect((await fetchIcs(second)).response.status).toBe(200);
    const [{ id = 0 } = {}, ...more] = await owner.call('listChannels', {});
    expect(more).toEqual([]);
    await owner.call('deleteChannel', { params: { id } });
    for (const path of [
      second,
      '/api/calendars/x.ics',
      `/api/calendars/${'A'.repeat(43)}.ics`,
      '/api/calendars/%00.ics',
      second.replace('.ics', ''),
    ])
      expect([400, 404]).toContain((await fetchIcs(path)).response.status);
  });

  it('show nothing of a dog whose access has ended, and their secret is in no log', async () => {
    const { owner, dog } = await planned();
    const partner = await makeOwner(hark, { name: 'Sam' });
    const { link } = await owner.call('createInvitation', { body: { dogIds: [dog.id], access: 'manage' } });
    await partner.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    const path = await add(partner);
    expect(read((await fetchIcs(path)).text)).toHaveLength(2);
    await owner.call('removeCarer', { params: { id: dog.id, userId: partner.user.id } });
    expect(read((await fetchIcs(path)).text)).toEqual([]);
    const [secret = ''] = /[\w-]{43}/.exec(path) ?? [];
    expect(secret).toHaveLength(43);
    expect(hark.log()).toContain('/api/calendars/:file');
    expect(hark.log()).not.toContain(secret);
    const { rows } = await hark.database.pool.query('select * from channels');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
