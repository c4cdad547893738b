import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Outgoing } from '../src/api/contract.ts';
import { createMailQueue } from '../src/server/mail/mailQueue.ts';
import { mailFolder } from '../src/server/outside/mail/mailFolder.ts';
import { createPost } from '../src/server/outside/web/post.ts';
import { createDelivery } from '../src/server/reminders/delivery/deliver.ts';
import { createStopLinks } from '../src/server/reminders/stopLinks.ts';
import { type DatabaseKind, quietLog } from './databases.ts';
import { type MadeOwner, makeDog, makeOwner, verifyAddress } from './makers.ts';
import { startTestServer, type TestServer } from './testServer.ts';
import { openSink, type Received, type Sink } from './webSink.ts';

const minute = 60_000;

/** What a webhook gets, or an ntfy server. */
interface Posted {
  title?: string;
  message?: string;
  actions?: { label: string; url: string; body: string }[];
  reminders?: { title: string; dog: string; dueAt: string; late: boolean; daysLeft?: number }[];
}

export type NewReminder = Outgoing<'createReminder'>['body'];

/** A server, what it sends reminders to, and a clock that tests set, for the tests of a file. */
export function reminding(kind: DatabaseKind) {
  let hark: TestServer;
  let sink: Sink;
  let instance: ReturnType<typeof another>;
  /** The minute at which the tests begin. */
  let base = 0;

  beforeAll(async () => {
    hark = await startTestServer(
      kind,
      { OWN_NETWORK: 'on' },
      {},
      {},
      { patience: 400, reminderPoll: 3_600_000 },
    );
    sink = await openSink();
    instance = another();
  });
  afterEach(() => {
    vi.useRealTimers();
    sink.answer = 200;
    sink.drips = false;
  });
  afterAll(async () => {
    await instance.stop();
    await Promise.all([hark.close(), sink.close()]);
  });

  /** Another instance of the server, as far as it sends reminders. It looks for what is due when it is asked to. */
  function another() {
    const log = pino({ level: 'silent' });
    const limits = { take: async () => ({ left: 1 }) };
    const transport = mailFolder(join(hark.dataDir, 'outbox'), 'hark@example.com', quietLog);
    const services = {
      config: { publicUrl: 'https://hark.example' },
      post: createPost({ allowOwnNetwork: true, patience: 400 }),
      mailQueue: createMailQueue(hark.database, transport, limits, log),
      stopLinks: createStopLinks('https://hark.example', 'secret'),
    };
    return createDelivery(hark.database, services, log);
  }

  const query = async (text: string, values: unknown[] = []) =>
    (await hark.database.pool.query<Record<string, unknown>>(text, values)).rows;

  /** It is now so many minutes after the tests began, for the server too. */
  function itIs(minutes: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: momentAt(minutes) });
  }
  function momentAt(minutes: number): Date {
    base ||= Math.floor(Date.now() / minute) * minute;
    return new Date(base + minutes * minute);
  }

  /** Looks for what is due, until nothing is and everything was sent. */
  async function deliver(): Promise<void> {
    instance.sendNow();
    await instance.settled();
  }

  const isFor =
    ({ user }: MadeOwner) =>
    ({ path, body }: Received) =>
      path === `/hook-${user.id}` || body.includes(`"topic":"${user.id}"`);

  /** Gives somebody a channel, with a test message. Returns its id. */
  async function channelOf(owner: MadeOwner, channel: 'ntfy' | 'webhook' | 'mail' = 'webhook', quiet = {}) {
    if (channel === 'mail') await verifyAddress(hark, owner);
    const address = {
      ntfy: `${sink.url}/${owner.user.id}`,
      webhook: `${sink.url}/hook-${owner.user.id}`,
      mail: null,
    };
    const { id } = await owner.call('createChannel', {
      body: { kind: channel, address: address[channel], ...quiet },
    });
    await owner.call('testChannel', { params: { id } });
    sink.received = sink.received.filter((each) => !isFor(owner)(each));
    return id;
  }

  const got = (owner: MadeOwner) =>
    sink.received.filter(isFor(owner)).map(({ body }) => JSON.parse(body) as Posted);

  return {
    hark: () => hark,
    sink: () => sink,
    query,
    another,
    itIs,
    momentAt,
    /** The time of day so many minutes after the tests began, in UTC. */
    clock: (minutes: number) => momentAt(minutes).toISOString().slice(11, 16),
    deliver,
    channelOf,
    /** What has arrived for somebody. */
    got,
    titles: (owner: MadeOwner) =>
      got(owner).map(({ title, reminders = [] }) => title ?? reminders.map((each) => each.title).join(' + ')),

    /** An owner with a dog, a channel and a reminder that is due five minutes after the tests began. */
    reminded: async (
      reminder: Partial<NewReminder> = {},
      channel: 'ntfy' | 'webhook' | 'mail' | null = 'webhook',
      quiet = {},
    ) => {
      itIs(0);
      const owner = await makeOwner(hark);
      const dog = await makeDog(owner);
      if (channel) await channelOf(owner, channel, quiet);
      const times = [momentAt(5).toISOString().slice(11, 16)];
      const body = { dogId: dog.id, title: 'Dinner', times, ...reminder };
      return { owner, dog, reminder: await owner.call('createReminder', { body }) };
    },

    /** Presses a button of a notification: what it sends to the server. */
    press: (body: string) =>
      hark.request('/api/reminders/act', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
  };
}
