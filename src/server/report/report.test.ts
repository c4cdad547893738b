import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { type MadeOwner, makeDog, makeMedicine, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Outgoing } from '../../api/contract.ts';
import type { Activity } from '../../domain/activity.ts';
import { maxNotes } from './gatherReport.ts';

type Body = Outgoing<'createActivity'>['body'];

const day = 86_400_000;
const zone = 'America/New_York';
const dayIn = (timestamp: string | Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date(timestamp));
const named = (text: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(text));

describe.each(databaseKinds)('the report for the vet on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS: 'register=1000/60,api=100000/60,invitation=1000/60',
    });
    owner = await makeOwner(hark);
  });
  afterAll(() => hark.close());

  const ask = (id: number, query: Record<string, string> = {}, token = owner.token) =>
    hark.request(`/api/dogs/${id}/report?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: `Bearer ${token}`, 'x-timezone': zone },
    });
  const asPdf = async (id: number, query: Record<string, string> = {}) => {
    const response = await ask(id, { format: 'pdf', ...query });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const raw = Buffer.from(bytes).toString('latin1');
    const { totalPages, text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    // What is in several fonts may be read with spaces between them.
    const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    return { response, raw, pages: totalPages, lines };
  };
  const asHtml = async (id: number, query: Record<string, string> = {}) =>
    (await ask(id, { format: 'html', ...query })).text();
  /** What a person reads, a line for each piece of text. */
  const linesOf = (html: string) =>
    html
      .replace(/<(title|style)>.*?<\/\1>/gs, '')
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const after = (lines: string[], name: string, count: number) => {
    const at = lines.indexOf(name);
    if (at < 0) throw new Error(`${name} is missing`);
    return lines.slice(at + 1, at + 1 + count);
  };
  const log = (id: number, body: object) =>
    owner.call('createActivity', { params: { id }, body: body as Body });

  /** Entries by the day before now and the hour, in one statement. */
  async function store(id: number, entries: [ago: number, hours: number, fields: object][]) {
    const midnight = Math.floor(Date.now() / day) * day;
    const rows = entries.map(([ago, hours, fields]) => ({
      ...fields,
      timestamp: new Date(midnight - ago * day + hours * 3_600_000).toISOString(),
    }));
    await hark.database.pool.query(
      `insert into activities (dog_id, type, timestamp, duration, food_type, amount, symptoms, kind, title, quantity, unit, next_due)
        select $1, type, timestamp, duration, food, amount, symptoms, kind, title, quantity, unit, due
        from json_to_recordset($2::json) as entry (type text, timestamp timestamptz, duration float8, food text, amount text, symptoms text, kind text, title text, quantity float8, unit text, due date)`,
      [id, JSON.stringify(rows)],
    );
  }

  /** 200 days of a usual log, the newest a day ago. */
  async function fill(id: number) {
    const entries: [number, number, object][] = [];
    for (let ago = 1; ago <= 200; ago += 1) {
      if (ago % 13 === 5) continue;
      entries.push([ago, 12, { type: 'walk', duration: 15 + ((ago * 17) % 40) }]);
      if (ago % 3 > 0) entries.push([ago, 2, { type: 'walk', duration: 20.5 }]);
      for (let meal = 0; meal < (ago % 9 === 0 ? 1 : 2); meal += 1)
        entries.push([ago, 11 + meal * 10, { type: 'feeding', food: 'Kibble', amount: '1 cup' }]);
      if (ago % 5 === 0) entries.push([ago, 15, { type: 'feeding', food: 'Dental chew', amount: '1' }]);
      if (ago % 2 === 0)
        entries.push([
          ago,
          13,
          { type: 'other', kind: 'potty', title: ago % 20 === 0 ? 'Poop, soft' : 'Pee and poop' },
        ]);
      if (ago % 14 === 0)
        entries.push([ago, 14, { type: 'other', kind: 'weight', quantity: 24 + ago / 100, unit: 'lb' }]);
      if (ago % 10 === 0)
        entries.push([
          ago,
          16,
          { type: 'other', kind: 'medicine', title: 'Carprofen', quantity: 25, unit: 'mg' },
        ]);
      if (ago % 20 === 1) entries.push([ago, 17, { type: 'health', symptoms: 'Limping after a run' }]);
    }
    await store(id, entries);
  }

  async function everyEntry(id: number): Promise<Activity[]> {
    const all: Activity[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const query: object = { limit: '200', ...(before && { before }) };
      const page = await owner.call.page('listActivities', { params: { id }, query });
      all.push(...page.rows);
      before = page.next;
    }
    return all;
  }

  it('has no number that the log does not have', async () => {
    const { id } = await makeDog(owner, { breed: 'Beagle', age: 4 });
    await fill(id);
    const today = dayIn(new Date());
    const from = new Date(Date.parse(today) - 89 * day).toISOString().slice(0, 10);
    const all = await everyEntry(id);
    const within = all.filter(({ timestamp }) => dayIn(timestamp) >= from);
    const logged = new Set(within.map(({ timestamp }) => dayIn(timestamp))).size;
    const lines = linesOf(await asHtml(id));

    expect(lines).toContain(`${named(from)} to ${named(today)} · 90 days`);
    expect(lines).toContain(`Logged on ${logged} of them`);

    const minutes = within.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / logged;
    expect(after(lines, 'Walks a day', 1)).toEqual([`${Math.round(minutes)} min`]);

    const meals = within.filter(({ foodType }) => foodType === 'Kibble');
    const eatenOn = meals.map(({ timestamp }) => dayIn(timestamp));
    const full = [...new Set(eatenOn)].filter(
      (each) => eatenOn.filter((other) => other === each).length >= 2,
    ).length;
    expect(after(lines, 'Meals a day', 2)).toEqual([
      String(Math.round((meals.length / logged) * 10) / 10),
      `2 or more on ${full} of ${logged} days`,
    ]);
    const chews = within.filter(({ foodType }) => foodType === 'Dental chew').length;
    expect(lines).toContain(`Kibble, 1 cup (${meals.length}×) · Dental chew, 1 (${chews}×)`);

    const stools = within.filter(({ kind }) => kind === 'potty');
    const soft = stools.filter(({ title }) => title === 'Poop, soft');
    expect(after(lines, 'Stools logged', 2)).toEqual([String(stools.length), `${soft.length} soft`]);
    expect(after(lines, 'Stool', 1)).toEqual([
      `${stools.length} logged · ${soft.length} soft, last on ${named(dayIn(soft[0]!.timestamp))}`,
    ]);

    const weights = all.filter(({ kind }) => kind === 'weight');
    const before = weights.find(({ timestamp }) => dayIn(timestamp) < from);
    const change = Math.round((weights[0]!.quantity! - before!.quantity!) * 10) / 10;
    expect(after(lines, 'Weight', 2)).toEqual([
      `${Math.round(weights[0]!.quantity! * 10) / 10} lb`,
      `−${Math.abs(change)} since ${named(dayIn(before!.timestamp))}`,
    ]);

    const inKg = linesOf(await asHtml(id, { unit: 'kg' }));
    expect(after(inKg, 'Weight', 1)).toEqual([
      `${Math.round(weights[0]!.quantity! * 0.45359237 * 10) / 10} kg`,
    ]);

    const doses = within.filter(({ kind }) => kind === 'medicine');
    const given = [doses.at(-1)!, doses[0]!].map(({ timestamp }) => named(dayIn(timestamp))).join(' to ');
    expect(after(lines, 'Carprofen', 2)).toEqual(['25 mg', `given ${doses.length}× · ${given}`]);

    const notes = within.filter(({ type }) => type === 'health');
    expect(after(lines, 'Health notes', 1)).toEqual([String(notes.length)]);
    expect(lines.filter((line) => line === 'Limping after a run')).toHaveLength(notes.length);
    expect(lines).toContain(
      `“Limping” was noted on ${notes.length} days, last on ${named(dayIn(notes[0]!.timestamp))}. What may be behind it?`,
    );
  });

  it('prints 90 days of a usual log on two pages at most, with the same numbers as on screen', async () => {
    const { id } = await makeDog(owner, { breed: 'Beagle', age: 4, profileImage: await makePhoto(1) });
    await fill(id);
    for (let note = 0; note < 8; note += 1) {
      const photos = note % 2 === 0 ? [await makePhoto(note)] : [];
      await log(id, { type: 'health', symptoms: `Itchy paw ${note}`, notes: 'Licks it at night', photos });
    }
    const { response, raw, pages, lines } = await asPdf(id);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="hark-biscuit-report-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(pages).toBeLessThanOrEqual(2);
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toContain('Helvetica');
    const shown = linesOf(await asHtml(id));
    for (const name of ['Health notes', 'Weight', 'Walks a day', 'Meals a day', 'Stools logged'])
      expect(lines.join('\n')).toContain(after(shown, name, 1)[0]);
    for (let note = 0; note < 8; note += 1)
      expect(lines).toContain(`Medium Itchy paw ${note} · Licks it at night`);
    expect(lines.join(' ')).toContain('This is not a diagnosis');
  });

  it.each(['Łatka', '犬', '🐶', 'Ngọc Ωμέγα Жучка', '강아지', 'สุนัข'])(
    'is printed for a dog called %s, with a note of ten photos',
    async (name) => {
      const { id } = await makeDog(owner, { name, profileImage: await makePhoto(1) });
      const photos = await Promise.all(Array.from({ length: 10 }, (_, index) => makePhoto(index + 2)));
      await log(id, { type: 'health', symptoms: `${name} limps`, photos });
      const { raw, lines } = await asPdf(id);
      expect(lines).toContain(name);
      expect(lines.join(' ')).toContain(`${name} limps`);
      expect(raw.match(/\/Subtype \/Image/g)).toHaveLength(11);
    },
  );

  it('is printed whatever was typed', async () => {
    const texts = [
      'كلب שלום (abc) 12.5% כלב!',
      '👨‍👩‍👧‍👦👍🏽🇵🇱',
      'W'.repeat(100),
      '\u{10FFFF}\uE000\u{1F9FF}',
      'a\u0301\u0302\u0303'.repeat(25),
      '\u202Eevil\u202C\u2066x\u2069\u200D\uFE0F',
      'தமிழ் ქართული አማርኛ ខ្មែរ',
      '\u0301x',
    ];
    for (const text of texts) {
      const { id } = await makeDog(owner, { name: text, breed: text });
      await log(id, { type: 'health', symptoms: `${text}\n\t${text.repeat(20)}`, notes: text });
      await log(id, { type: 'feeding', foodType: text, amount: text });
      await log(id, { type: 'other', kind: 'medicine', title: text, quantity: 1, unit: 'mg' });
      const { response, pages, lines } = await asPdf(id);
      expect([text, response.status]).toEqual([text, 200]);
      expect(pages).toBeLessThanOrEqual(3);
      expect(lines).toContain('Questions for the vet');
    }
    const { id } = await makeDog(owner, { name: 'Rex \u{10FFFF}' });
    expect((await asPdf(id)).lines).toContain('Rex \u25a1');
  });

  it('leaves out a photo that is missing', async () => {
    const { id } = await makeDog(owner, { profileImage: await makePhoto(5) });
    await hark.database.pool.query("update dogs set profile_image = repeat('0', 64) where id = $1", [id]);
    const { response, raw } = await asPdf(id);
    expect([response.status, raw.includes('/Subtype /Image')]).toEqual([200, false]);
    expect(await asHtml(id)).not.toContain('<img');
  });

  it('counts the doses that were due, given, skipped and given besides', async () => {
    const { id } = await makeDog(owner);
    const midnight = Math.floor(Date.now() / day) * day;
    const at = (ago: number, hours: number) => new Date(midnight - ago * day + hours * 3_600_000);
    const times = ['08:00', '20:00'];
    const medicine = await makeMedicine(owner, id, {
      name: 'Apoquel',
      dose: 1,
      unit: 'tablet',
      schedule: 'times',
      times,
      zone: 'UTC',
      startsOn: at(20, 0).toISOString().slice(0, 10),
      instructions: 'With food',
    });
    await makeMedicine(owner, id, { name: 'Tomorrow', schedule: 'times', times, startsOn: '2999-01-01' });
    const pain = await makeMedicine(owner, id, { name: 'Gabapentin', schedule: 'as_needed', times: [] });
    await hark.database.pool.query('update medicines set since = $2 where dog_id = $1', [id, at(20, 0)]);
    const dose = (medicineId: number, body: object) =>
      owner.call('logDose', { params: { id: medicineId }, body });
    const take = (ago: number, hours: number, body: object = {}) =>
      dose(medicine.id, {
        dueAt: at(ago, hours).toISOString(),
        givenAt: at(ago, hours).toISOString(),
        ...body,
      });
    await take(9, 8);
    await take(9, 20);
    await take(4, 8);
    await take(3, 8, { skipped: true });
    await dose(medicine.id, { givenAt: at(4, 9).toISOString(), again: true });
    await dose(pain.id, { givenAt: at(2, 15).toISOString() });

    const from = dayIn(at(5, 12));
    const start = [4, 5]
      .map((hours) => new Date(`${from}T0${hours}:00:00Z`))
      .find((each) => dayIn(each) === from && dayIn(new Date(each.getTime() - 1)) !== from)!;
    let due = 0;
    for (let ago = 10; ago >= 0; ago -= 1)
      for (const hours of [8, 20]) if (at(ago, hours) >= start && at(ago, hours) < new Date()) due += 1;
    const lines = linesOf(await asHtml(id, { from }));
    expect(after(lines, 'Apoquel', 3)).toEqual([
      '1 tablet',
      'every day at 8:00 AM and 8:00 PM · With food',
      `1 of ${due} doses given, 1 skipped, 1 more`,
    ]);
    expect(after(lines, 'Gabapentin', 3)).toEqual([
      '1 tablet',
      'as needed',
      `given 1× · ${named(dayIn(at(2, 15)))}`,
    ]);
    expect(lines).not.toContain('Tomorrow');

    const soon = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 1_800_000);
    const early = await makeMedicine(owner, id, {
      name: 'Taken early',
      schedule: 'times',
      times: [soon.toISOString().slice(11, 16)],
      zone: 'UTC',
    });
    await dose(early.id, { dueAt: soon.toISOString() });
    const later = linesOf(await asHtml(id));
    // What is due tomorrow is in tomorrow's report.
    if (dayIn(soon) === dayIn(new Date()))
      expect(after(later, 'Taken early', 3)[2]).toBe('1 of 1 dose given');
    else expect(later).not.toContain('Taken early');

    const { lines: printed } = await asPdf(id, { from });
    expect(printed.join(' ')).toContain(`1 of ${due} doses given, 1 skipped, 1 more`);
  });

  it('tells of the dog, whom to call, what was done and what is due', async () => {
    const { id } = await makeDog(owner, { name: 'Łatka', breed: 'Beagle', age: 4 });
    await owner.call('updateDog', {
      params: { id },
      body: { healthConcerns: ['Chicken', 'Arthritis'], microchip: '985 112 003', specialNeeds: 'Ramp' },
    });
    await owner.call('setContacts', {
      params: { id },
      body: { vet: { name: 'Dr. Hale', phone: '+1 555 010 2030' }, shared: false },
    });
    await log(id, { type: 'other', kind: 'vaccination', title: 'Rabies', nextDue: '2020-05-03' });
    await log(id, { type: 'other', kind: 'vet', title: 'Sick visit', notes: 'X-ray of the left leg' });
    const lines = linesOf(await asHtml(id));
    expect(lines).toContain('Łatka');
    expect(after(lines, 'Conditions and allergies', 1)).toEqual(['Chicken, Arthritis']);
    expect(after(lines, 'Special needs', 1)).toEqual(['Ramp']);
    expect(after(lines, 'Microchip', 1)).toEqual(['985 112 003']);
    expect(after(lines, 'My vet', 1)).toEqual(['Dr. Hale, +1\u00a0555\u00a0010\u00a02030']);
    expect(after(lines, 'Rabies', 1)).toEqual([`last ${named(dayIn(new Date()))} · was due May 3, 2020`]);
    expect(lines).toContain('Rabies was due on May 3, 2020. Shall it be done now?');
    expect(lines).toContain('Sick visit: X-ray of the left leg');
  });

  it('shows every health note with its severity, what it is about and its photos', async () => {
    const { id } = await makeDog(owner, { profileImage: await makePhoto(1) });
    const photos = await Promise.all(Array.from({ length: 10 }, (_, index) => makePhoto(index + 2)));
    await log(id, { type: 'health', symptoms: 'Collapsed and cannot get up', photos });
    await log(id, { type: 'health', symptoms: 'Played and slept well' });
    const html = await asHtml(id);
    const lines = linesOf(html);
    expect(after(lines, 'Health notes', 2)).toEqual(['2', '1 urgent']);
    expect(lines.filter((line) => /^(Urgent|High|Medium|Low)$/.test(line))).toEqual(['Low', 'Urgent']);
    expect(html.match(/<img class="portrait" src="data:image\/webp;base64,/g)).toHaveLength(1);
    expect(html.match(/<img class="small" src="data:image\/webp;base64,/g)).toHaveLength(10);
  });

  it('escapes whatever was typed, and lets nothing be loaded or run', async () => {
    const evil = '<script>alert(1)</script>"\'><img src=x onerror=alert(2)>';
    const { id } = await makeDog(owner, { name: evil, breed: evil });
    await owner.call('updateDog', { params: { id }, body: { healthConcerns: [evil.slice(0, 60)] } });
    await log(id, { type: 'health', symptoms: evil, notes: '</style></svg>' });
    await log(id, { type: 'feeding', foodType: evil, amount: evil });
    await log(id, { type: 'other', kind: 'medicine', title: evil, unit: '<b>', quantity: 1 });
    const response = await ask(id, { format: 'html' });
    const html = await response.text();
    expect(html).not.toMatch(/<script|<img src=x|<b>|<\/style><\/svg>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;');
    expect(html).toMatch(/default-src 'none'|default-src &#39;none&#39;/);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="hark-[a-z0-9-]+-report-\d{4}-\d\d-\d\d\.html"$/,
    );
  });

  it('is for those who see the dog alone', async () => {
    const { id } = await makeDog(owner);
    const stranger = await makeOwner(hark);
    expect((await ask(id, {}, stranger.token)).status).toBe(404);
    const vet = await makeOwner(hark, { name: 'Dr. Hale' });
    const { link } = await owner.call('createInvitation', { body: { dogIds: [id], access: 'view' } });
    await vet.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    expect((await ask(id, {}, vet.token)).status).toBe(200);
  });

  it('is of a time that makes sense, three years at most', async () => {
    const { id } = await makeDog(owner);
    const problem = async (query: Record<string, string>) => {
      const response = await ask(id, query);
      const { details } = (await response.json()) as { details: { path: string; message: string }[] };
      return [response.status, details[0]?.path, details[0]?.message];
    };
    expect(await problem({ from: '2024-02-30' })).toEqual([400, 'from', 'Must be a date (YYYY-MM-DD)']);
    expect(await problem({ from: '2026-05-02', to: '2026-05-01' })).toEqual([
      400,
      'to',
      'Must not be before from',
    ]);
    expect(await problem({ from: '2020-01-01', to: '2023-01-01' })).toEqual([
      400,
      'from',
      'Must be at most three years before to',
    ]);
    expect(await problem({ from: '2999-01-01' })).toEqual([400, 'from', 'Must not be in the future']);
    expect((await problem({ format: 'doc' }))[0]).toBe(400);
    const today = named(dayIn(new Date()));
    const from = new Date(Date.now() - 5 * day).toISOString().slice(0, 10);
    const lines = linesOf(await asHtml(id, { from, to: '2999-01-01' }));
    expect(lines.find((line) => line.startsWith(named(from)))).toContain(`to ${today}`);
  });

  it('of an empty log says so; of a huge one it has the newest notes and says what is left out', async () => {
    const { id } = await makeDog(owner);
    expect(linesOf(await asHtml(id))).toContain('None were logged in this time.');
    const notes = Array.from({ length: maxNotes + 7 }, (_, index): [number, number, object] => [
      index + 1,
      12,
      { type: 'health', symptoms: index < maxNotes ? 'Itchy' : 'Too old to be shown' },
    ]);
    await store(id, notes);
    const lines = linesOf(await asHtml(id));
    expect(after(lines, 'Health notes', 1)).toEqual([String(notes.length)]);
    expect(lines.filter((line) => line === 'Itchy')).toHaveLength(maxNotes);
    expect(lines).not.toContain('Too old to be shown');
    expect(lines).toContain('7 older health notes left out');
    const from = new Date(Date.now() - 1_000 * day).toISOString().slice(0, 10);
    const printed = await asPdf(id, { from });
    expect(printed.lines.join(' ')).toContain('7 older health notes left out.');
    expect(printed.pages).toBeLessThanOrEqual(6);
  });
});
