import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { carers, dogs, sessions } from '../db/schema.ts';
import type { Caller } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import { type Change, type Changes, merged } from './changes.ts';

/** Milliseconds between comments, which keep proxies from closing a stream that says nothing. */
const heartbeat = 25_000;
/** Open streams of one person: one a browser. Beyond it, the oldest ends. */
const maxStreams = 20;
/** Characters that a client may leave unread. */
const maxUnread = 64 * 1024;
/** The longest time that `setTimeout` can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** What a stream may tell: changes of these dogs, until then (milliseconds since 1970). */
interface Seen {
  dogs: Set<number>;
  until: number;
}

/** An open stream. */
interface Stream {
  caller: Caller;
  /** What it may tell; undefined until that was looked at. */
  seen: Seen | undefined;
  /** Looks again when what may be seen ends by itself. */
  expiry: NodeJS.Timeout | undefined;
  send: (text: string) => void;
  end: () => void;
}

/** The open streams of everybody, which tell what has changed: ids only, as server-sent events. */
export function createLiveStreams(database: Database, changes: Changes) {
  const streams = new Set<Stream>();
  /** What has changed while it was looked at what may be seen. */
  let waiting: Change | 'missed' | undefined;
  let isTelling = false;
  let isClosing = false;
  let subscribed: Promise<unknown> | undefined;

  /**
   * Tells the streams, one change after another. What changes meanwhile is the next, as one: a burst asks the database
   * little.
   */
  async function onChange(change: Change | 'missed'): Promise<void> {
    waiting = waiting ? merged(waiting, change) : change;
    if (isTelling) return;
    isTelling = true;
    for (let next = take(); next; next = take()) await tellAll(next);
    isTelling = false;
  }

  function take(): typeof waiting {
    const taken = waiting;
    waiting = undefined;
    return taken;
  }

  /** Tells the change to all whom it concerns, having looked, for all of them at once, at what they may see now. */
  async function tellAll(change: Change | 'missed'): Promise<void> {
    const concerned = [...streams].filter((stream) => concerns(change, stream));
    if (concerned.length === 0) return;
    try {
      const found = await seenBy(database, concerned);
      for (const stream of concerned) tell(stream, change, found.get(stream.caller.sessionId));
    } catch {
      // What cannot be looked at is not told: the apps connect again, and ask anew.
      for (const stream of concerned) stream.end();
    }
  }

  function tell(stream: Stream, change: Change | 'missed', now: Seen | undefined): void {
    const before = stream.seen;
    look(stream, now);
    const { send, seen } = stream;
    if (!seen) return;
    const isSame = before !== undefined && areSame(before.dogs, seen.dogs);
    if (change === 'missed' || isTheirs(change, stream) || !isSame) return send(event({}));
    const told = change.dogs.filter((id) => seen.dogs.has(id));
    if (told.length > 0) send(event({ dogs: told, from: change.from }));
  }

  /** Keeps what a stream may tell from now on. Ends it if its session has ended. */
  function look(stream: Stream, seen: Seen | undefined): void {
    clearTimeout(stream.expiry);
    stream.seen = seen;
    if (!seen) return stream.end();
    if (!streams.has(stream)) return;
    const left = Math.min(seen.until - Date.now() + 10, longestWait);
    const expired = { dogs: [], people: [stream.caller.id], from: null };
    stream.expiry = setTimeout(() => void onChange(expired), left);
  }

  /** Opens a stream, which first tells what has changed in the last so many milliseconds. */
  async function open(caller: Caller, age: number): Promise<Readable> {
    await (subscribed ??= changes.subscribe((change) => void onChange(change)));
    const began = performance.now() - age;
    const readable = new Readable({ read: () => undefined });
    const comments = setInterval(() => stream.send(':\n\n'), heartbeat);
    const release = () => {
      streams.delete(stream);
      clearInterval(comments);
      clearTimeout(stream.expiry);
    };
    const stream: Stream = {
      caller,
      seen: undefined,
      expiry: undefined,
      send(text) {
        if (!streams.has(stream)) return;
        if (readable.readableLength > maxUnread) readable.destroy();
        else readable.push(text);
      },
      end() {
        if (streams.has(stream)) readable.push(null);
        release();
      },
    };
    readable.once('close', release);
    streams.add(stream);
    const mine = [...streams].filter(({ caller: { id } }) => id === caller.id);
    if (mine.length > maxStreams) mine[0]?.end();
    try {
      look(stream, (await seenBy(database, [stream])).get(caller.sessionId));
    } catch (error) {
      release();
      throw error;
    }
    // So that the client sees at once that it is connected.
    stream.send(':\n\n');
    const meanwhile = changes.since(began);
    if (meanwhile && concerns(meanwhile, stream)) tell(stream, meanwhile, stream.seen);
    if (isClosing) stream.end();
    return readable;
  }

  return {
    handlers: {
      listenToChanges: async ({ caller, query: { age = 0 } }) => ({ stream: await open(caller, age) }),
    } satisfies Pick<Handlers, 'listenToChanges'>,

    /** Ends all streams. */
    close(): void {
      isClosing = true;
      for (const { end } of streams) end();
    },
  };
}

/** Whether it has changed which dogs they see, or their session. */
const isTheirs = ({ people }: Change, { caller }: Stream): boolean => people.includes(caller.id);

/** Whether it may be about something that a stream tells. */
const concerns = (change: Change | 'missed', stream: Stream): boolean =>
  change === 'missed' || isTheirs(change, stream) || change.dogs.some((id) => stream.seen?.dogs.has(id));

const areSame = (one: Set<number>, other: Set<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** The dogs that have changed, and who changed them; or nothing, if anything may have changed. */
const event = (data: { dogs: number[]; from: string | null } | Record<string, never>) =>
  `data: ${JSON.stringify(data)}\n\n`;

/** For each session that has not ended: the dogs that are theirs or that they care for, and when that ends by itself. */
async function seenBy({ db }: Database, streams: Stream[]): Promise<Map<number, Seen>> {
  const now = new Date().toISOString();
  const ids = [...new Set(streams.map(({ caller }) => caller.sessionId))];
  const { rows } = await db.execute<{ id: string; ends: number; dogs: number[] }>(sql`
    select ${sessions.id} as id, extract(epoch from least(${sessions.expiresAt}, min(care.until)))::float8 * 1000 as ends,
      coalesce(json_agg(care.id) filter (where care.id is not null), '[]') as dogs
    from ${sessions} left join lateral (
      select ${dogs.id} as id, null::timestamptz as until from ${dogs} where ${dogs.userId} = ${sessions.userId}
      union all
      select ${carers.dogId}, ${carers.until} from ${carers}
      where ${carers.userId} = ${sessions.userId} and (${carers.until} is null or ${carers.until} > ${now}::timestamptz)
    ) care on true
    where ${sessions.id} = any(${sql.param(ids)}::bigint[]) and ${sessions.expiresAt} > ${now}::timestamptz
    group by ${sessions.id}`);
  return new Map(rows.map((row) => [Number(row.id), { dogs: new Set(row.dogs), until: row.ends }] as const));
}
