import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../databases.ts';
import { goodPassword, makeOwner, makePhoto } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { filesIn } from '../unzip.ts';

/** Columns that an export leaves out, and why nobody misses them. All others must be in it. */
const leftOut: Record<string, string[]> = {
  users: ['password_hash'],
  sessions: ['id', 'user_id', 'token_hash'],
  dogs: ['idempotency_key', 'request_hash'],
  activities: [
    'idempotency_key',
    'request_hash',
    'search_text',
    'findings',
    'findings_version',
    // Only for knowing a row of a file again.
    'import_key',
  ],
  imports: ['idempotency_key', 'request_hash'],
  goals: [],
  medicines: ['idempotency_key', 'request_hash'],
  contacts: [],
  resolutions: [],
  carers: [],
  invitations: ['token_hash', 'idempotency_key', 'request_hash'],
  // Each invitation has its `dogIds`.
  invitation_dogs: ['invitation_id', 'dog_id'],
  dog_cards: [],
  links: ['token_hash', 'idempotency_key', 'request_hash'],
  // Each link has its `dogIds`.
  link_dogs: ['link_id', 'dog_id'],
  api_tokens: ['token_hash', 'idempotency_key', 'request_hash'],
  photos: ['user_id'],
  remarks: ['basis'],
  reminders: ['idempotency_key', 'request_hash'],
  channels: ['secret', 'token_hash', 'idempotency_key', 'request_hash'],
  // Linked to its sender only by the email.
  feedback: ['user_id', 'idempotency_key', 'request_hash'],
};
/** Tables of secrets, of what lives for hours only, and of what belongs to no owner. */
const passing = [
  'day_sums',
  'deliveries',
  'dose_plans',
  'email_verifications',
  'erasures',
  'house',
  'installation',
  'mails',
  'password_resets',
  'rate_limits',
];
const partOf: Record<string, string> = { users: 'account', dog_cards: 'dogCards', api_tokens: 'connections' };

describe.each(databaseKinds)('marked values on %s', { timeout: 60_000 }, (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  type Row = Record<string, unknown>;
  const query = async (sql: string, values: unknown[] = []) =>
    (await hark.database.pool.query<Row>(sql, values)).rows;
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '"quoted", and\nbroken'];

  /** An owner with a value in every column of every table; each text is a canary of its own. */
  async function everywhere() {
    const owner = await makeOwner(hark, { name: 'canary-name', email: 'canary-email@example.com' });
    await owner.call('saveOnboarding', {
      params: { userId: owner.user.id },
      body: { carePreferences: ['vet'] },
    });
    await owner.call('saveUnits', { body: { weightUnit: 'kg' } });
    const dog = await owner.call('createDog', {
      body: {
        name: 'canary-dog',
        breed: 'canary-breed',
        gender: 'female',
        age: 3.5,
        weight: 77.25,
        lastCheckup: '2026-01-02',
        microchip: 'canary-chip',
        profileImage: await makePhoto(900),
        personalityTraits: ['canary-trait'],
        healthConcerns: ['canary-concern'],
        specialNeeds: 'canary-needs',
      },
    });
    await owner.call('createDog', {
      body: { name: 'canary-other', breed: 'canary-breed', gender: 'male', birthday: '2024-02-29' },
    });
    const params = { id: dog.id };
    const photos = [await makePhoto(901), await makePhoto(902)];
    const bodies = [
      { type: 'walk' as const, duration: 17, location: 'canary-location', notes: 'canary-notes', photos },
      { type: 'feeding' as const, foodType: 'canary-food', amount: 'canary-amount' },
      { type: 'health' as const, symptoms: 'canary-symptoms' },
      {
        type: 'other' as const,
        kind: 'medicine' as const,
        title: 'canary-title',
        quantity: 12.5,
        unit: 'canary-unit',
        nextDue: '2027-05-03',
      },
      ...formulas.map((notes) => ({ type: 'walk' as const, duration: 1, notes })),
    ];
    for (const body of bodies) {
      const { id, type } = await owner.call('createActivity', { params, body });
      if (type === 'health') await owner.call('resolveActivity', { params: { id }, body: { how: 'over' } });
    }
    const medicine = {
      name: 'canary-medicine',
      dose: 0.25,
      unit: 'canary-pill',
      instructions: 'canary-instructions',
      endsOn: '2999-12-31',
      minGapMinutes: 61,
      maxPerDay: 7,
      supply: 33,
      lowDays: 3,
    };
    const everyDay = { schedule: 'every_days' as const, everyDays: 3, times: ['08:15'] };
    const { id: medicineId } = await owner.call('createMedicine', {
      params,
      body: { ...medicine, ...everyDay },
    });
    // As if a dose had been due, so that the change keeps the schedule before it.
    await query("update medicines set since = now() - interval '9 days', starts_on = '2026-01-01'");
    const change = { ...medicine, schedule: 'interval' as const, intervalMinutes: 333 };
    await owner.call('updateMedicine', { params: { id: medicineId }, body: change });
    await owner.call('logDose', { params: { id: medicineId }, body: {} });
    await owner.call('createMedicine', { params, body: { ...medicine, ...everyDay } });
    await owner.call('setContacts', {
      params,
      body: {
        vet: { name: 'canary-vet', phone: '+1 555 010 2030' },
        insurance: { name: 'canary-insurance', policy: 'canary-policy' },
      },
    });
    await owner.call('setContacts', {
      params,
      body: { emergency: { name: 'canary-clinic', phone: '555 010 2031' }, shared: false },
    });
    await owner.call('setDogCard', {
      params,
      body: {
        phone: '555 010 2032',
        food: 'canary-fed',
        mayTreat: false,
        treatLimit: 'canary-limit',
      },
    });
    for (const target of [8, 9])
      await owner.call('setGoal', { params, body: { type: 'weekly_health', target, period: 'weekly' } });
    await query(
      "insert into remarks (dog_id, basis, text, asked_at) values ($1, 'x', 'canary-remark', now())",
      [dog.id],
    );
    await owner.call('createImport', {
      body: {
        dogId: dog.id,
        csv: 'Date,Type,Minutes,Where\n2026-01-02 08:00,Walk,30,canary-imported\n',
        mapping: { date: 'Date', type: 'Type', duration: 'Minutes', location: 'Where' },
        zone: 'UTC',
        fileName: 'canary-file.csv',
      },
    });
    await query('update users set email_verified_at = now() where id = $1', [owner.user.id]);
    const carer = await makeOwner(hark, { name: 'Sam' });
    const until = new Date(Date.now() + 86_400_000).toISOString();
    for (const email of [null, 'canary-invited@example.com']) {
      const invitation = { dogIds: [dog.id], access: 'log' as const, until, email };
      const { link } = await owner.call('createInvitation', { body: invitation });
      if (email === null)
        await carer.call('acceptInvitation', { body: { token: link.split('=').at(-1) ?? '' } });
    }
    await carer.call('createActivity', { params, body: { type: 'walk', duration: 18 } });
    const card = { kind: 'card' as const, dogIds: [dog.id], expiresInDays: 3 };
    const report = { ...card, kind: 'report' as const, from: '2026-01-03', to: '2026-03-04' };
    await owner.call('createLink', { body: report });
    const { link } = await owner.call('createLink', { body: card });
    const token = link.split('=').at(-1) ?? '';
    await hark.as(null)('openLink', { body: { token } });
    await owner.call('createReminder', {
      body: {
        dogId: dog.id,
        title: 'canary-reminder',
        times: ['08:00'],
        weekdays: [1],
        unlessLogged: { type: 'walk', withinMinutes: 77 },
        repeat: { everyMinutes: 35, most: 4 },
      },
    });
    await owner.call('createReminder', {
      body: { dogId: dog.id, title: 'canary-once', times: ['08:00'], date: '2031-05-03' },
    });
    await owner.call('createChannel', {
      body: {
        kind: 'ntfy',
        address: 'https://93.184.216.34/canary-topic',
        quietFrom: '22:15',
        quietTo: '06:45',
      },
    });
    await owner.call('createChannel', { body: { kind: 'calendar' } });
    await query('update channels set confirmed_at = now(), failing_since = now(), paused_at = now()');
    const { token: programs } = await owner.call('createToken', {
      body: { name: 'canary-program', scope: 'read', dogId: dog.id },
    });
    await hark.as(programs)('dogStats', { params });
    const words = { subject: 'canary-subject', message: 'canary-message' };
    await owner.call('sendFeedback', { body: { type: 'improvement', ...words, email: owner.email } });
    return { owner, dog, link: token, programs };
  }

  it('in every column appear unchanged in the export, which holds no secrets', async () => {
    const { owner, dog } = await everywhere();
    const response = await hark.request('/api/user/export', {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = filesIn(Buffer.from(await response.arrayBuffer()));
    const json = files.get('hark.json')?.toString() ?? '';
    const data = JSON.parse(json) as Record<string, Row | Row[]>;

    const columns = await query(
      `select table_name as table, column_name as column, data_type as type from information_schema.columns
         where table_schema = 'public' order by 1, 2`,
    );
    expect([...new Set(columns.map(({ table }) => String(table)))]).toEqual(
      [...Object.keys(leftOut), ...passing].sort(),
    );
    const where: Record<string, string> = {
      users: 'id = $1',
      sessions: 'user_id = $1',
      dogs: 'user_id = $1',
      photos: 'user_id = $1',
      invitations: 'user_id = $1',
      links: 'user_id = $1',
      api_tokens: 'user_id = $1',
      channels: 'user_id = $1',
      contacts: `user_id = $1 or dog_id = ${dog.id}`,
      resolutions: `$1::int > 0 and activity_id in (select id from activities where dog_id = ${dog.id})`,
      feedback: `$1::int > 0 and email = '${owner.email}'`,
    };
    for (const { table, column } of columns as { table: string; column: string }[]) {
      if (passing.includes(table) || leftOut[table]?.includes(column)) continue;
      const inJson = column.replace(/_(\w)/g, (__, letter: string) => letter.toUpperCase());
      const kept = await query(
        `select to_json(${column}) as value from ${table} where ${where[table] ?? `dog_id = ${dog.id} and $1::int > 0`} and ${column} is not null`,
        [owner.user.id],
      );
      // An empty column proves nothing: a canary is missing above.
      expect([table, column, kept.length > 0]).toEqual([table, column, true]);
      const shown = [data[partOf[table] ?? table]].flat().map((row) => row?.[inJson]);
      for (const { value } of kept) {
        const alike = (one: unknown) =>
          String(value).match(/^\d{4}-\d\d-\d\dT/)
            ? Date.parse(String(one)) === Date.parse(String(value))
            : JSON.stringify(one) === JSON.stringify(value);
        expect([table, column, value, shown.some(alike)]).toEqual([table, column, value, true]);
      }
    }
    expect(json).not.toContain(goodPassword);
    expect(json).not.toMatch(/argon2|token|hash|password/i);

    const [{ names } = { names: [] }] = await query(
      `select array_agg(distinct name) as names from (select unnest(photos) as name from activities where dog_id = $1
         union select profile_image from dogs where id = $1) shown`,
      [dog.id],
    );
    expect(names).toHaveLength(3);
    for (const name of names as string[]) {
      const kept = await readFile(
        join(hark.dataDir, 'photos', String(owner.user.id), `${name}-display.webp`),
      );
      expect(files.get(`photos/${name}.webp`)?.equals(kept)).toBe(true);
    }
    const csv = files.get('activities.csv')?.toString() ?? '';
    for (const cell of ["'=1+1", "'+1+1", "'-1+1", "'@SUM(A1)", '"""quoted"", and\nbroken"'])
      expect(csv).toContain(cell);
    for (const notes of formulas) expect(json).toContain(JSON.stringify(notes.trim()));
    await owner.call('deleteAccount', { body: { password: goodPassword } });
  });

  it('in an email that the database refuses to update never appear in the log', async () => {
    const { user } = await makeOwner(hark);
    await query('alter table mails add constraint broken check (attempts = 0) not valid');
    await query(
      `insert into mails (user_id, recipient, subject, text, html, due_at)
         values ($1, 'canary@example.com', 'canary-subject', 'canary-text', 'canary-html', now())`,
      [user.id],
    );
    const told = await vi.waitFor(
      () => {
        const line = /.*could not look for mail to send.*/.exec(hark.log())?.[0];
        if (!line) throw new Error('nothing told yet');
        return line;
      },
      { timeout: 20_000 },
    );
    await query('delete from mails');
    await query('alter table mails drop constraint broken');
    expect(JSON.parse(told)).toMatchObject({ cause: { code: '23514', constraint: 'broken' } });
    expect(told).not.toMatch(/Failed query|params/);
    expect(hark.log()).not.toMatch(/canary/i);
  });

  it('in any field, query or header never appear in the log, refused or not', async () => {
    const { owner, dog, link, programs } = await everywhere();
    const authorization = `Bearer ${owner.token}`;
    const ask = (path: string, init: RequestInit = {}) =>
      hark.request(path, {
        ...init,
        headers: {
          authorization,
          'content-type': 'application/json',
          'user-agent': 'canary-agent %1b[31m',
          ...init.headers,
        },
      });
    const post = (path: string, body: unknown) =>
      ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
    await post('/api/auth/login', { email: owner.email, password: 'canary-Passw0rd' });
    await post('/api/auth/login', { email: owner.email, password: goodPassword });
    await post('/api/auth/register', {
      email: owner.email,
      name: 'canary-again',
      password: 'Canary-passw0rd',
    });
    await post('/api/auth/forgot-password', { email: owner.email });
    await post('/api/auth/reset-password', { token: 'canary-token', newPassword: 'Canary-passw0rd' });
    await post('/api/interpret-behavior', { dogId: dog.id, notes: 'canary-note licks her paw a lot' });
    await post('/api/analyze-photo', {
      dogId: dog.id,
      photoBase64: await makePhoto(903),
      notes: 'canary-note',
    });
    await post('/api/analyze-photo', {
      dogId: dog.id,
      photoBase64: 'data:image/png;base64,Y2FuYXJ5LWJhc2U2NA==',
    });
    await post(`/api/dogs/${dog.id}/activities`, '{"type":"walk","notes":"canary-broken');
    await post(`/api/dogs/${dog.id}/activities`, { type: 'health', symptoms: 'canary\0nul' });
    await ask(`/api/dogs/${dog.id}/activities?q=canary-search&before=canary-cursor`);
    await ask('/api/nothing/canary-path?canary-query=1', {
      headers: { referer: 'http://x/canary-referer', cookie: 'a=canary-cookie' },
    });
    await ask('/%00canary-bytes');
    await ask(`/api/photos/1/${'0'.repeat(64)}/display?until=1&signature=canary-signature`);
    const { token } = await owner.call('login', { body: { email: owner.email, password: goodPassword } });
    // An error of the database itself, whose message would quote the row.
    await hark.database.pool.query(
      'alter table activities add constraint broken check (amount is null) not valid',
    );
    const broken = await post(`/api/dogs/${dog.id}/activities`, {
      type: 'feeding',
      foodType: 'canary-food',
      amount: 'canary-amount',
    });
    await hark.database.pool.query('alter table activities drop constraint broken');
    expect(broken.status).toBe(500);

    const log = hark.log();
    expect(log.match(/canary[-\w@. ]*/gi)).toBeNull();
    for (const secret of [token, owner.token, link, programs, goodPassword, 'base64,', 'Y2FuYXJ5'])
      expect(log).not.toContain(secret);
    const lines = log
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as { msg: string; route?: string; status?: number; reqId?: string; time: number },
      );
    const guess = lines.find(({ route, status }) => route === '/api/auth/login' && status === 401);
    expect(guess).toMatchObject({ reqId: expect.stringMatching(/^[\w-]{12}$/), time: expect.any(Number) });
  });
});
