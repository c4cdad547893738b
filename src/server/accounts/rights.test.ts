import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import {
  goodPassword,
  logWalk,
  type MadeOwner,
  makeDog,
  makeMedicine,
  makeOwner,
  makePhoto,
  verifyAddress,
} from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { filesIn } from '../../../test/unzip.ts';
import type { Client } from '../../api/client.ts';

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe.each(databaseKinds)("an owner's data on %s", (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  const exported = async ({ token }: MadeOwner, zone = 'UTC') => {
    const response = await hark.request('/api/user/export', {
      headers: { authorization: `Bearer ${token}`, 'x-timezone': zone },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="hark.zip"');
    return filesIn(Buffer.from(await response.arrayBuffer()));
  };

  it('can be exported once at a time, until the download ends', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    // More than a connection's buffers hold, so that an unread export is still being sent.
    for (let made = 0; made < 120; made += 1)
      await owner.call('createActivity', {
        params: { id },
        body: { type: 'walk', duration: 1, notes: randomBytes(2_500).toString('hex') },
      });
    const ask = (signal?: AbortSignal) =>
      hark.request('/api/user/export', {
        headers: { authorization: `Bearer ${owner.token}` },
        ...(signal && { signal }),
      });
    const unread = new AbortController();
    expect((await ask(unread.signal)).status).toBe(200);
    const second = await ask();
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '30']);
    unread.abort();
    await vi.waitFor(async () => expect((await ask()).status).toBe(200), 10_000);
  });

  /** An owner with a row in every table that can hold an owner's data. */
  const fullOwner = async () => {
    const owner = await makeOwner(hark, { name: 'canary-name' });
    await verifyAddress(hark, owner);
    await owner.call('saveOnboarding', {
      params: { userId: owner.user.id },
      body: { carePreferences: ['vet'] },
    });
    const { id } = await owner.call('createDog', {
      body: {
        name: 'canary-dog',
        breed: 'canary-breed',
        gender: 'female',
        microchip: 'canary-chip',
        specialNeeds: 'canary-needs',
        personalityTraits: ['canary-trait'],
        healthConcerns: ['canary-concern'],
        profileImage: await makePhoto(200),
      },
    });
    const log = (body: object) => owner.call('createActivity', { params: { id }, body: body as never });
    await log({
      type: 'walk',
      duration: 20,
      location: 'canary-location',
      notes: '=HYPERLINK("canary-formula")',
    });
    await log({
      type: 'feeding',
      foodType: 'canary-food',
      amount: 'canary-amount',
      notes: 'a "quoted", note\nwith lines',
    });
    const { photos } = await log({
      type: 'health',
      symptoms: 'canary-symptoms',
      photos: [await makePhoto(201)],
    });
    await owner.call('setGoal', { params: { id }, body: { type: 'daily_walks', target: 77 } });
    await hark.database.pool.query(
      "insert into remarks (dog_id, basis, text, asked_at) values ($1, 'x', 'canary-remark', now())",
      [id],
    );
    await owner.call('sendFeedback', {
      body: { type: 'bug_report', subject: 'canary-subject', message: 'canary-message', email: owner.email },
    });
    return { owner, dogId: id, photos };
  };
  const canaries =
    'name dog breed chip needs trait concern location formula food amount symptoms subject message remark'
      .split(' ')
      .map((word) => `canary-${word}`);

  it('is exported completely and without secrets', async () => {
    const { owner, photos } = await fullOwner();
    const files = await exported(owner);
    const json = files.get('hark.json')?.toString('utf8') ?? '';
    for (const canary of [...canaries, owner.email, '77', 'vet']) expect(json).toContain(canary);
    const data = JSON.parse(json) as { activities: { photos: string[] }[]; dogs: { profileImage: string }[] };
    expect(data.activities).toHaveLength(3);
    expect(json).not.toMatch(/argon2|token|hash|password/i);

    const names = [...data.activities.flatMap((activity) => activity.photos), data.dogs[0]?.profileImage];
    expect(names).toHaveLength(2);
    for (const name of names) expect(files.has(`photos/${name}.webp`)).toBe(true);
    const shown = Buffer.from(await (await hark.request(photos[0] ?? '')).arrayBuffer());
    const kept = files.get(`photos/${data.activities[2]?.photos[0]}.webp`);
    expect(kept?.equals(shown)).toBe(true);
  });

  it('is exported to a spreadsheet without running formulas in it', async () => {
    const { owner } = await fullOwner();
    const csv = (await exported(owner)).get('activities.csv')?.toString('utf8') ?? '';
    expect(csv).toContain(`"'=HYPERLINK(""canary-formula"")"`);
    expect(csv).toContain('"a ""quoted"", note\nwith lines"');

    const cells = [
      '\u200b=1+1',
      '\ufeff=1+1',
      '\u00ad\u2060+1',
      'a\u2800'.slice(1) + '-1',
      '\u202e@A1',
      '＝1',
      '\u3164−1',
    ];
    for (const name of cells) {
      const dog = await makeDog(owner, { name });
      const params = { id: dog.id };
      await owner.call('createActivity', {
        params,
        body: { type: 'feeding', foodType: name, amount: name, notes: name },
      });
      await owner.call('createActivity', { params, body: { type: 'health', symptoms: name } });
      await logWalk(owner, dog.id, { location: name });
    }
    const later = (await exported(owner)).get('activities.csv')?.toString('utf8') ?? '';
    for (const written of cells) {
      // What is stored is trimmed, of a byte order mark too.
      const text = written.trim();
      expect(later.split(`,'${text}`)).toHaveLength(1 + 3 + 3 + 2);
      expect(later).not.toContain(`,${text}`);
    }
  });

  it("is exported to CSV with correct letters, the dog's name and local times", async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Łódka' });
    const moment = { params: { id }, query: {} };
    for (const timestamp of ['2026-03-01T12:30:00.250Z', '2026-07-01T03:30:00Z', '1900-01-02T12:00:00Z'])
      await logWalk(owner, id, { timestamp, location: 'Zürich' });
    const [, , entry] = await owner.call('listActivities', moment);
    const csv = async (zone: string) => (await exported(owner, zone)).get('activities.csv')!;
    const bytes = await csv('America/New_York');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = bytes.toString('utf8').slice(1).trim().split('\n');
    expect(header).toBe(
      'id,dogId,dogName,type,localTime,timeZone,utcTime,duration,location,foodType,amount,symptoms,kind,title,quantity,unit,nextDue,medicineId,dueAt,skipped,notes,photos,by,severity',
    );
    expect(rows.map((row) => row.split(',').slice(2, 9).join(' | '))).toEqual([
      'Łódka | walk | 2026-03-01 07:30:00 | America/New_York (UTC-05:00) | 2026-03-01T12:30:00.250Z | 25 | Zürich',
      'Łódka | walk | 2026-06-30 23:30:00 | America/New_York (UTC-04:00) | 2026-07-01T03:30:00.000Z | 25 | Zürich',
      'Łódka | walk | 1900-01-02 07:00:00 | America/New_York (UTC-05:00) | 1900-01-02T12:00:00.000Z | 25 | Zürich',
    ]);
    // Every field of an entry has its column.
    const renamed = { timestamp: 'utcTime', thumbnails: 'photos' } as Record<string, string>;
    for (const name of Object.keys(entry!)) expect(header?.split(',')).toContain(renamed[name] ?? name);
    expect((await csv('Asia/Kathmandu')).toString()).toMatch(
      /,2026-03-01 18:15:00,Asia\/Kath?mandu \(UTC\+05:45\),/,
    );
    expect((await csv('Mars/Base')).toString()).toContain(',2026-03-01 12:30:00,UTC (UTC+00:00),');
    const medicine = await makeMedicine(owner, id, { schedule: 'interval', intervalMinutes: 480 });
    await owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms: 'Collapsed' } });
    expect((await csv('UTC')).toString()).toMatch(/,Collapsed,.*,urgent\n/);
    const { dueAt } = await owner.call('logDose', { params: { id: medicine.id }, body: { skipped: true } });
    expect((await csv('UTC')).toString()).toContain(`,${medicine.id},${dueAt},yes,`);
  });

  it('is exported with what carers logged, and to a carer only with what they logged themselves', async () => {
    const [owner, sam] = [await makeOwner(hark), await makeOwner(hark, { name: 'Sam' })];
    const { id } = await makeDog(owner, { name: 'Shared' });
    await hark.database.pool.query("insert into carers (dog_id, user_id, access) values ($1, $2, 'log')", [
      id,
      sam.user.id,
    ]);
    await logWalk(owner, id, { location: 'by the owner' });
    const body = { type: 'health' as const, symptoms: 'by Sam', photos: [await makePhoto(30)] };
    await sam.call('createActivity', { params: { id }, body });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const invited = await owner.call('createInvitation', { body: { dogIds: [id], access: 'view', until } });
    const told = async (who: MadeOwner) => {
      const files = await exported(who);
      const data = JSON.parse(files.get('hark.json')?.toString() ?? '') as {
        activities: { by: string }[];
        carers: object[];
        caredFor: object[];
        invitations: object[];
      };
      const photos = [...files.keys()].filter((name) => name.startsWith('photos/'));
      return { ...data, by: data.activities.map(({ by }) => by), photos: photos.length };
    };
    expect(await told(owner)).toMatchObject({
      by: [owner.user.name, 'Sam'],
      photos: 1,
      carers: [
        {
          dogId: id,
          userId: sam.user.id,
          name: 'Sam',
          access: 'log',
          until: null,
          createdAt: expect.stringMatching(isoMoment),
        },
      ],
      caredFor: [],
      invitations: [
        {
          id: invited.id,
          userId: owner.user.id,
          access: 'view',
          until,
          email: null,
          acceptedBy: null,
          createdAt: expect.stringMatching(isoMoment),
          expiresAt: until,
          dogIds: [id],
        },
      ],
    });
    expect(await told(sam)).toMatchObject({
      by: ['Sam'],
      photos: 1,
      dogs: [],
      carers: [],
      caredFor: [{ dogId: id, dogName: 'Shared', ownerName: owner.user.name, access: 'log' }],
      invitations: [],
    });
  });

  it('is exported without anything of another owner', async () => {
    await fullOwner();
    const stranger = await makeOwner(hark);
    const json = (await exported(stranger)).get('hark.json')?.toString('utf8') ?? '';
    expect(json).not.toContain('canary-dog');
    expect(JSON.parse(json)).toMatchObject({
      sessions: [expect.anything()],
      dogs: [],
      activities: [],
      goals: [],
      remarks: [],
      feedback: [],
    });
  });

  it('includes feedback of the account that sent it, not of the email typed into it', async () => {
    const send = (call: Client, subject: string, email: string) =>
      call('sendFeedback', {
        body: { type: 'bug_report', subject, message: 'A message long enough', email },
      });
    const [owner, squatter] = [await makeOwner(hark), await makeOwner(hark)];
    await send(owner.call, 'sent-unverified', owner.email);
    await verifyAddress(hark, owner);
    await verifyAddress(hark, squatter);
    await send(owner.call, 'sent-verified', owner.email);
    await send(owner.call, 'sent-with-another-email', squatter.email);
    await send(owner.call, 'sent-without-email', '');
    await send(hark.as(null), 'sent-by-a-visitor', owner.email);
    await send(hark.as('x'.repeat(43)), 'sent-in-no-session', owner.email);
    const exportOf = async (sender: MadeOwner) => {
      const json = (await exported(sender)).get('hark.json')?.toString('utf8') ?? '';
      return (JSON.parse(json) as { feedback: { subject: string }[] }).feedback.map(({ subject }) => subject);
    };
    expect(await exportOf(owner)).toEqual(['sent-verified', 'sent-with-another-email']);
    expect(await exportOf(squatter)).toEqual([]);

    await owner.call('deleteAccount', { body: { password: goodPassword } });
    const { rows } = await hark.database.pool.query<{ subject: string }>(
      `select subject from feedback where subject like 'sent-%' order by id`,
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      'sent-unverified',
      'sent-without-email',
      'sent-by-a-visitor',
      'sent-in-no-session',
    ]);
  });

  it("is completely deleted with the account, and other owners' data is unchanged", async () => {
    const { owner, photos } = await fullOwner();
    const neighbour = await makeOwner(hark);
    const { id } = await makeDog(neighbour);
    await logWalk(neighbour, id);

    const wrong = owner.call('deleteAccount', { body: { password: 'Wrong-pass1' } });
    await expect(wrong).rejects.toMatchObject({ status: 400, message: '400: That is not your password' });
    await owner.call('deleteAccount', { body: { password: goodPassword } });

    await expect(owner.call('me', {})).rejects.toMatchObject({ status: 401 });
    expect((await hark.request(photos[0] ?? '')).status).toBe(404);
    expect(existsSync(join(hark.dataDir, 'photos', String(owner.user.id)))).toBe(false);
    expect(await rowsMentioning(owner.email)).toEqual([]);
    expect(await rowsOf(owner.user.id)).toEqual([]);
    expect(await neighbour.call('listActivities', { params: { id } })).toHaveLength(1);
    await makeOwner(hark, { email: owner.email });
  });

  /** Looks through every table, so that a new one cannot be forgotten. */
  const tables = async () =>
    (
      await hark.database.pool.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      )
    ).rows.map(({ name }) => name);
  const rowsMentioning = async (text: string) => {
    const found: string[] = [];
    for (const table of await tables()) {
      const { rows } = await hark.database.pool.query(`select 1 from ${table} t where t::text like $1`, [
        `%${text}%`,
      ]);
      if (rows.length > 0) found.push(table);
    }
    return found;
  };
  const rowsOf = async (userId: number) => {
    const found: string[] = [];
    for (const table of await tables()) {
      const owned = await hark.database.pool.query(
        "select 1 from information_schema.columns where table_name = $1 and column_name = 'user_id'",
        [table],
      );
      if (owned.rows.length === 0) continue;
      const { rows } = await hark.database.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
      if (rows.length > 0) found.push(table);
    }
    return found;
  };
});
