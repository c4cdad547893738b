import { describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '../../../../test/databases.ts';
import { mailsTo, subjectOf } from '../../../../test/mailbox.ts';
import { reminding } from '../../../../test/reminding.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(databaseKinds)('messages on %s', { timeout: 30_000 }, (kind) => {
  const { hark, sink, query, itIs, momentAt, clock, deliver, channelOf, got, titles, reminded, press } =
    reminding(kind);

  it('wait for the end of quiet hours, and are told together then', async () => {
    itIs(0);
    const quiet = { quietFrom: clock(-10), quietTo: clock(60) };
    const { owner, dog } = await reminded({ title: 'One' }, 'webhook', quiet);
    await owner.call('createReminder', { body: { dogId: dog.id, title: 'Two', times: [clock(20)] } });
    for (const minutes of [5.1, 20.1, 59]) {
      itIs(minutes);
      await deliver();
    }
    expect(got(owner)).toEqual([]);
    itIs(60);
    await deliver();
    expect(titles(owner)).toEqual(['One + Two']);
  });

  it('by mail tell of all that is due within ten minutes, and stop once it is done', async () => {
    const { owner, dog } = await reminded({ title: 'Breakfast' }, 'mail');
    for (const [title, minutes] of [
      ['Brush', 9],
      ['Much later', 40],
    ] as const)
      await owner.call('createReminder', { body: { dogId: dog.id, title, times: [clock(minutes)] } });
    itIs(5.1);
    await deliver();
    itIs(10);
    await deliver();
    vi.useRealTimers();
    const mails = async () =>
      (await mailsTo(hark(), owner.email)).filter((mail) => subjectOf(mail)?.includes('reminders'));
    await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(1);
    const [mail = ''] = await mails();
    expect(mail).toMatch(/Breakfast, Biscuit, /);
    expect(mail).toMatch(/Brush, Biscuit, /);
    expect(mail).not.toMatch(/Much later/);
  });

  it('by mail that waited say nothing of what was done meanwhile', async () => {
    const { owner, dog } = await reminded({ unlessLogged: { type: 'feeding', withinMinutes: 30 } }, 'mail');
    // The mail server is away: the mail stays enqueued.
    await query(
      "create or replace function hold() returns trigger language plpgsql as $$ begin if new.kind = 'reminder' then new.due_at = now() + interval '1 hour'; end if; return new; end $$",
    );
    await query('create trigger hold before insert on mails for each row execute function hold()');
    itIs(5.1);
    await deliver();
    await query('drop trigger hold on mails');
    await query('drop function hold');
    const waiting = () =>
      query("select 1 from mails where user_id = $1 and kind = 'reminder'", [owner.user.id]);
    expect(await waiting()).toHaveLength(1);
    await owner.call('createActivity', {
      params: { id: dog.id },
      body: { type: 'feeding', foodType: 'Kibble', amount: '1 cup' },
    });
    vi.useRealTimers();
    await query('update mails set due_at = now() where due_at is not null');
    await expect.poll(async () => (await waiting()).length, { timeout: 15_000 }).toBe(0);
    expect((await mailsTo(hark(), owner.email)).some((mail) => subjectOf(mail) === 'Dinner')).toBe(false);
  });

  it('that were missed are summed up once, and none older than a day', async () => {
    const { owner, dog } = await reminded({ title: 'Walk', times: [clock(5), clock(65)] });
    await owner.call('createReminder', { body: { dogId: dog.id, title: 'Brush', times: [clock(35)] } });
    // Nobody looks for three days.
    itIs(3 * 24 * 60 + 50);
    await deliver();
    await deliver();
    expect(got(owner)).toHaveLength(1);
    const [{ reminders = [] } = {}] = got(owner);
    expect(reminders.map(({ title, late }) => [title, late])).toEqual([
      ['Walk', true],
      ['Walk', true],
      ['Brush', true],
    ]);
    for (const { dueAt } of reminders) expect(Date.now() - Date.parse(dueAt)).toBeLessThanOrEqual(day);
    itIs(3 * 24 * 60 + 65.1);
    await deliver();
    expect(titles(owner)).toEqual(['Walk + Walk + Brush', 'Walk']);
  });

  it('survive a clock that jumps a day ahead and back', async () => {
    const { owner } = await reminded({ times: [clock(5), clock(65)] });
    itIs(24 * 60 + 30);
    await deliver();
    itIs(6);
    await deliver();
    itIs(65.1);
    await deliver();
    itIs(24 * 60 + 65.1);
    await deliver();
    const dues = got(owner).flatMap(({ reminders = [] }) => reminders.map(({ dueAt }) => dueAt));
    const moments = [5, 65, 24 * 60 + 5, 24 * 60 + 65].map((at) => momentAt(at).toISOString());
    expect(dues.toSorted()).toEqual(moments);
  });

  it('by ntfy have buttons that work once, without signing in', async () => {
    const { owner } = await reminded({ title: 'Pills' }, 'ntfy');
    itIs(5.1);
    await deliver();
    const [{ title, message, actions = [] } = {}] = got(owner);
    expect([title, message]).toEqual(['Pills', expect.stringMatching(/^Biscuit, \d+:\d\d [AP]M$/)]);
    expect(actions.map(({ label, url }) => [label, url])).toEqual([
      ['Done', 'https://hark.example/api/reminders/act'],
      ['Snooze', 'https://hark.example/api/reminders/act'],
    ]);
    const pressAt = (at: number) => press(actions[at]?.body ?? '');
    expect((await pressAt(1)).status).toBe(204);
    expect((await pressAt(1)).status).toBe(400);
    itIs(20.2);
    await deliver();
    expect(titles(owner)).toEqual(['Pills', 'Pills']);
    const done = got(owner)[1]?.actions?.[0]?.body ?? '';
    expect((await press(done)).status).toBe(204);
    expect((await press(done)).status).toBe(400);
    expect((await press(JSON.stringify({ token: 'x', action: 'done' }))).status).toBe(400);
    const { token } = JSON.parse(done) as { token: string };
    expect(hark().log()).not.toContain(token);
  });

  it('that somebody has called done are not said again', async () => {
    const { owner } = await reminded(
      { unlessLogged: { type: 'walk', withinMinutes: 30 }, repeat: { everyMinutes: 10, most: 5 } },
      'ntfy',
    );
    await channelOf(owner);
    itIs(5.1);
    await deliver();
    const [{ actions = [] } = {}] = got(owner).filter((each) => each.actions);
    await press(actions[0]?.body ?? '');
    itIs(15.2);
    await deliver();
    expect(got(owner)).toHaveLength(2);
  });

  it('are tried again if they certainly have not left, and never if they may have', async () => {
    const { owner } = await reminded();
    sink().answer = 503;
    itIs(5.1);
    await deliver();
    itIs(5.7);
    sink().answer = 500;
    await deliver();
    expect(got(owner)).toHaveLength(2);
    for (const minutes of [7, 20, 60]) {
      itIs(minutes);
      await deliver();
    }
    expect(got(owner)).toHaveLength(2);
  });

  it('that have not left while the database goes away are tried again once it is back', async () => {
    const { owner } = await reminded();
    sink().answer = 503;
    await query(
      "create function away() returns trigger language plpgsql as $$ begin raise exception 'away' using errcode = '57P03'; end $$",
    );
    await query(
      'create trigger away before update on deliveries for each row when (new.begun_at is null) execute function away()',
    );
    itIs(5.1);
    const delivered = deliver();
    await expect.poll(() => got(owner).length).toBe(1);
    await query('drop trigger away on deliveries');
    await query('drop function away');
    await delivered;
    sink().answer = 200;
    itIs(5.7);
    await deliver();
    await deliver();
    expect(got(owner)).toHaveLength(2);
  });

  it('reach others while one channel never answers', async () => {
    const { owner } = await reminded();
    const slow = await reminded();
    await query('update channels set address = $1 where user_id = $2', [
      `${sink().url}/drip`,
      slow.owner.user.id,
    ]);
    sink().drips = true;
    itIs(5.1);
    await deliver();
    sink().drips = false;
    expect(titles(owner)).toEqual(['Dinner']);
  });

  it('of a channel that fails for a day are paused, which another channel says', async () => {
    const { owner } = await reminded({}, 'ntfy');
    const hook = await channelOf(owner);
    await query("update channels set address = 'http://127.0.0.1:1/x' where user_id = $1 and kind = 'ntfy'", [
      owner.user.id,
    ]);
    for (const minutes of [5.1, 24 * 60 + 5.1, 2 * 24 * 60 + 5.1]) {
      itIs(minutes);
      await deliver();
    }
    await deliver();
    const [ntfy] = await owner.call('listChannels', {});
    expect(ntfy).toMatchObject({ kind: 'ntfy', pausedAt: expect.any(String) });
    expect(titles(owner).filter((title) => title.startsWith('Reminders by ntfy are paused'))).toHaveLength(1);
    const sent = await query('select count(*)::int as count from deliveries where channel_id = $1', [
      ntfy?.id,
    ]);
    itIs(3 * 24 * 60 + 5.1);
    await deliver();
    expect(
      await query('select count(*)::int as count from deliveries where channel_id = $1', [ntfy?.id]),
    ).toEqual(sent);
    expect(titles(owner).filter((title) => title === 'Dinner')).toHaveLength(4);
    // A test message that arrives ends it.
    await query('update channels set address = $1 where id = $2', [
      `${sink().url}/${owner.user.id}`,
      ntfy?.id,
    ]);
    const tested = await owner.call('testChannel', { params: { id: ntfy?.id ?? 0 } });
    expect(tested.pausedAt).toBeNull();
    expect(hook).toBeGreaterThan(0);
  });
});
