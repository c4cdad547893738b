import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { makeOwner, verifyAddress } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { openSink, type Sink } from '../../../test/webSink.ts';

describe.each(databaseKinds)('channels on %s', (kind) => {
  let hark: TestServer;
  let sink: Sink;
  beforeAll(async () => {
    hark = await startTestServer(kind, { OWN_NETWORK: 'on' });
    sink = await openSink();
  });
  afterAll(() => Promise.all([hark.close(), sink.close()]));

  it('by mail go only to a verified address, and a test mail confirms them', async () => {
    const owner = await makeOwner(hark);
    await expect(owner.call('createChannel', { body: { kind: 'mail' } })).rejects.toMatchObject({
      status: 422,
    });
    await verifyAddress(hark, owner);
    const channel = await owner.call('createChannel', { body: { kind: 'mail' } });
    expect(channel).toMatchObject({ kind: 'mail', address: owner.email, confirmedAt: null, pausedAt: null });
    const tested = await owner.call('testChannel', { params: { id: channel.id } });
    expect(tested.confirmedAt).not.toBeNull();
    await expect
      .poll(async () => (await mailsTo(hark, owner.email)).join())
      .toContain('This is a test message');
    await expect(owner.call('createChannel', { body: { kind: 'mail' } })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('You have that already'),
    });
  });

  it('by mail are stopped by one click, of a mail program or of a person', async () => {
    for (const way of ['List-Unsubscribe', 'page']) {
      const owner = await makeOwner(hark);
      await verifyAddress(hark, owner);
      const { id } = await owner.call('createChannel', { body: { kind: 'mail' } });
      await owner.call('testChannel', { params: { id } });
      const mail = await expect
        .poll(async () => (await mailsTo(hark, owner.email)).find((each) => each.includes('test message')))
        .toBeDefined()
        .then(
          async () => (await mailsTo(hark, owner.email)).find((each) => each.includes('test message')) ?? '',
        );
      const flat = mail
        .replaceAll('=\r\n', '')
        .replace(/\r\n[ \t]+/g, ' ')
        .replaceAll('=3D', '=');
      expect(flat).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      const [, link = ''] =
        /^List-Unsubscribe: <http:\/\/[^/]+(\/api\/channels\/stop\/[\w.-]+)>\r$/m.exec(flat) ?? [];
      const [, token = ''] = /#stop=([\w.-]+)/.exec(flat) ?? [];
      const damaged = await hark.request(link.slice(0, -1), { method: 'POST' });
      expect([damaged.status, (await owner.call('listChannels', {})).length]).toEqual([204, 1]);
      // Whoever follows links stops nothing.
      expect((await hark.request(link)).status).toBe(404);
      const press = () =>
        way === 'page'
          ? hark.request(`/api/channels/stop/${token}`, { method: 'POST' })
          : hark.request(link, {
              method: 'POST',
              body: 'List-Unsubscribe=One-Click',
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
            });
      expect([(await press()).status, (await press()).status]).toEqual([204, 204]);
      expect(await owner.call('listChannels', {})).toEqual([]);
      expect(hark.log()).not.toContain(token);
    }
  });

  it('by ntfy and webhooks are confirmed when the test message has arrived', async () => {
    const owner = await makeOwner(hark);
    const topic = randomUUID();
    const ntfy = await owner.call('createChannel', {
      body: { kind: 'ntfy', address: `${sink.url}/${topic}` },
    });
    const hook = await owner.call('createChannel', {
      body: { kind: 'webhook', address: `${sink.url}/hook/${topic}` },
    });
    expect([ntfy.signsWith, typeof hook.signsWith, hook.confirmedAt]).toEqual([null, 'string', null]);
    sink.answer = 500;
    await expect(owner.call('testChannel', { params: { id: hook.id } })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('The test message did not arrive. The answer was 500.'),
    });
    sink.answer = 200;
    for (const { id } of [ntfy, hook])
      expect((await owner.call('testChannel', { params: { id } })).confirmedAt).not.toBeNull();
    const published = sink.received.find(({ body }) => body.includes(topic));
    expect(published?.path).toBe('/');
    expect(JSON.parse(published?.body ?? '')).toMatchObject({
      topic,
      title: 'Reminders from Hark will arrive like this',
      actions: [],
    });
    const posted = sink.received.findLast(({ path }) => path === `/hook/${topic}`);
    expect(JSON.parse(posted?.body ?? '')).toMatchObject({ type: 'test', reminders: [] });
    const [, seconds = '', signature] =
      /^t=(\d+),v1=(\w{64})$/.exec(String(posted?.headers['hark-signature'])) ?? [];
    expect(signature).toBe(
      createHmac('sha256', hook.signsWith ?? '')
        .update(`${seconds}.${posted?.body}`)
        .digest('hex'),
    );
    expect((await owner.call('listChannels', {})).map((each) => Object.keys(each))).not.toContainEqual(
      expect.arrayContaining(['signsWith']),
    );
  });

  it.each([
    [{ kind: 'ntfy' }, 'address'],
    [{ kind: 'ntfy', address: 'https://ntfy.sh/' }, 'address'],
    [{ kind: 'ntfy', address: 'https://ntfy.sh/two/parts' }, 'address'],
    [{ kind: 'webhook' }, 'address'],
    [{ kind: 'webhook', address: 'http://169.254.169.254/latest' }, 'address'],
    [{ kind: 'webhook', address: 'ftp://example.com/' }, 'address'],
    [{ kind: 'webhook', address: 'http://a:b@127.0.0.1/' }, 'address'],
    [{ kind: 'mail', address: 'robin@example.com' }, 'address'],
    [{ kind: 'pigeon' }, 'kind'],
    [{ kind: 'calendar', quietFrom: '22:00' }, 'quietTo'],
    [{ kind: 'calendar', quietFrom: '25:00', quietTo: '07:00' }, 'quietFrom'],
    [{ kind: 'calendar', quietFrom: '07:00', quietTo: '07:00' }, 'quietTo'],
  ] as const)('refuse %o and name %s', async (body, path) => {
    const owner = await makeOwner(hark);
    await expect(owner.call('createChannel', { body: body as never })).rejects.toMatchObject({
      status: 400,
      details: [expect.objectContaining({ path })],
    });
  });

  it('of the own network are refused unless the operator allows them', async () => {
    const strict = await startTestServer(kind);
    try {
      const owner = await makeOwner(strict);
      for (const address of [
        sink.url,
        'https://127.0.0.1/x',
        'https://[::ffff:10.0.0.1]/',
        'https://0x7f.1/',
      ])
        await expect(
          owner.call('createChannel', { body: { kind: 'webhook', address } }),
        ).rejects.toMatchObject({ status: 400 });
      // Kept from before it was refused: nothing is sent there either.
      await strict.database.pool.query(
        "insert into channels (user_id, kind, address, secret, zone) values ($1, 'webhook', $2, 's', 'UTC')",
        [owner.user.id, sink.url],
      );
      const before = sink.received.length;
      const [{ id = 0 } = {}] = await owner.call('listChannels', {});
      await expect(owner.call('testChannel', { params: { id } })).rejects.toMatchObject({ status: 422 });
      expect(sink.received.length).toBe(before);
    } finally {
      await strict.close();
    }
  });

  it('are created once for the same key, and ten at most', async () => {
    const owner = await makeOwner(hark);
    const body = { kind: 'webhook' as const, address: `${sink.url}/once` };
    const key = randomUUID();
    const [one, other] = [
      await owner.call('createChannel', { body, idempotencyKey: key }),
      await owner.call('createChannel', { body, idempotencyKey: key }),
    ];
    expect(other).toEqual(one);
    const all = await Promise.allSettled(
      Array.from({ length: 14 }, () => owner.call('createChannel', { body })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(await owner.call('listChannels', {})).toHaveLength(10);
  });

  it('keep quiet hours in the zone of who sets them, and belong to one person', async () => {
    const [owner, other] = [await makeOwner(hark), await makeOwner(hark)];
    const { id } = await owner.call('createChannel', { body: { kind: 'webhook', address: sink.url } });
    const quiet = { quietFrom: '22:00', quietTo: '07:00' };
    expect(await owner.call('updateChannel', { params: { id }, body: quiet })).toMatchObject(quiet);
    for (const call of ['updateChannel', 'testChannel', 'deleteChannel'] as const)
      await expect(other.call(call, { params: { id }, body: quiet } as never)).rejects.toMatchObject({
        status: 404,
      });
    await owner.call('deleteChannel', { params: { id } });
    expect(await owner.call('listChannels', {})).toEqual([]);
  });
});
