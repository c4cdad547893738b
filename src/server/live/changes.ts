import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { safeCause } from '../db/errors.ts';
import type { Log } from '../lib/log.ts';

/** Whose data has changed: ids of dogs, and of people whose sessions or dogs have. */
export interface Change {
  dogs: number[];
  people: number[];
  /** The page that made the change; null if several did, or if it did not say. */
  from: string | null;
}

/** `'missed'`: changes may have gone unnoticed while the database was away. */
type Listener = (change: Change | 'missed') => void;

export type Changes = ReturnType<typeof createChanges>;

/** Milliseconds for which changes are collected before they are told. */
const collectFor = 40;
/** Milliseconds for which it is remembered what was told. */
const rememberFor = 15_000;
/** Ids in one message: PostgreSQL's limit is 8,000 bytes. */
const maxIds = 200;
/** Milliseconds before listening again on a new connection. */
const retryAfter = 1_000;
const channel = 'hark_changes';

/**
 * Tells every instance what has changed, after it was committed: through `notify` on a PostgreSQL server, and directly on
 * the embedded database, which has one instance. Nothing is lost while nobody listens: who begins to listen asks anew.
 */
export function createChanges({ kind, pool }: Database, log: Log, closing: AbortSignal) {
  const listeners = new Set<Listener>();
  const dogs = new Set<number>();
  const people = new Set<number>();
  let from: Change['from'] | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Resolves when the first attempt to listen has succeeded or failed. */
  let listening: Promise<void> | undefined;
  /** Since when all changes are heard. */
  let heardSince = kind === 'embedded' ? performance.now() : undefined;
  /** What was told last, the oldest first. */
  let told: { at: number; change: Change | 'missed' }[] = [];

  const tell = (change: Change | 'missed') => {
    const at = performance.now();
    told = [...told.filter((each) => each.at >= at - rememberFor), { at, change }];
    for (const listener of listeners) listener(change);
  };

  async function send(): Promise<void> {
    timer = undefined;
    const collected = { dogs: [...dogs], people: [...people], from: from ?? null };
    dogs.clear();
    people.clear();
    from = undefined;
    if (kind === 'embedded') return tell(collected);
    try {
      for (const part of parts(collected)) {
        await pool.query({
          name: 'notify',
          text: 'select pg_notify($1, $2)',
          values: [channel, JSON.stringify(part)],
        });
      }
    } catch (error) {
      // Who is connected here learns of it all the same.
      log.warn({ cause: safeCause(error) }, 'a change could not be told to other instances');
      tell(collected);
    }
  }

  /** Listens until the server closes, on a connection of its own, again and again if it is lost. */
  async function listen(onAttempt: () => void): Promise<void> {
    for (let isFirst = true; !closing.aborted; isFirst = false) {
      const client = new Client(pool.options);
      const lost = lossOf(client, closing);
      client.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as Change));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        heardSince ??= performance.now();
        if (!isFirst) tell('missed');
        onAttempt();
        await lost;
      } catch (error) {
        log.warn({ cause: safeCause(error) }, 'the connection that tells of changes was lost');
        onAttempt();
      }
      await client.end().catch(() => undefined);
      await pause(retryAfter, undefined, { signal: closing }).catch(() => undefined);
    }
  }

  return {
    /** Tells of a change that is committed, within some hundredths of a second. */
    announce(change: Change): void {
      for (const id of change.dogs) dogs.add(id);
      for (const id of change.people) people.add(id);
      from = from === undefined || from === change.from ? change.from : null;
      timer ??= setTimeout(() => void send(), collectFor);
    },

    /** What was told since that moment, by `performance.now()`: all of it as one change. Null if it was nothing. */
    since(moment: number): Change | 'missed' | null {
      if (heardSince === undefined || moment < Math.max(heardSince, performance.now() - rememberFor))
        return 'missed';
      const recent = told.filter(({ at }) => at >= moment).map(({ change }) => change);
      return recent.length === 0 ? null : recent.reduce(merged);
    },

    /** Calls the listener with every change of any instance. Returns what ends that. */
    async subscribe(listener: Listener): Promise<() => void> {
      if (kind === 'postgres') await (listening ??= new Promise((resolve) => void listen(resolve)));
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Two changes as one. */
export function merged(one: Change | 'missed', other: Change | 'missed'): Change | 'missed' {
  if (one === 'missed' || other === 'missed') return 'missed';
  return {
    dogs: [...new Set([...one.dogs, ...other.dogs])],
    people: [...new Set([...one.people, ...other.people])],
    from: one.from === other.from ? one.from : null,
  };
}

/** Rejects when the connection is lost, and resolves when it ends or the server closes. */
function lossOf(client: Client, closing: AbortSignal): Promise<void> {
  const lost = new Promise<void>((resolve, reject) => {
    client.once('error', reject).once('end', resolve);
    closing.addEventListener('abort', () => resolve(), { once: true });
  });
  // Whoever waits for the connection hears of it first.
  lost.catch(() => undefined);
  return lost;
}

/** The change in messages that are short enough. */
function* parts({ dogs, people, from }: Change): Generator<Change> {
  const longest = Math.max(dogs.length, people.length);
  for (let at = 0; at < longest; at += maxIds) {
    yield { dogs: dogs.slice(at, at + maxIds), people: people.slice(at, at + maxIds), from };
  }
}
