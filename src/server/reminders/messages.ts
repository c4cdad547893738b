import { createHmac } from 'node:crypto';
import { ntfyTopic } from '../../domain/channel.ts';
import { counted } from '../../domain/counted.ts';
import { calendarDay } from '../../domain/day.ts';
import { hark } from '../../domain/hark.ts';
import type { MailText } from '../mail/mails.ts';
import { reminderMail } from '../mail/mails.ts';
import type { WebMessage } from '../outside/web/post.ts';

// No message has symptoms or notes, nor anything else that the log says of a dog's health.

/** What a message tells of one delivery. */
export interface Item {
  deliveryId: number;
  about: 'reminder' | 'dose' | 'date' | 'channel';
  /** What is to be done, or what has happened to a channel. */
  title: string;
  dogName: string | null;
  dueAt: Date;
  /** Of a date: whole days until then. */
  daysLeft?: number;
  isLate: boolean;
}

/** What is told at once: a heading, and a line for each item if there are several. */
interface Told {
  title: string;
  lines: string[];
}

/** A time by the clock, with its day if that is not today. */
function timeOf(moment: Date, zone: string, now: Date): string {
  const isToday = calendarDay(moment, zone) === calendarDay(now, zone);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { weekday: 'long' }),
  })
    .format(moment)
    .replaceAll('\u202f', ' ');
}

/** When an item is due, as its line says it. */
function dueOf(item: Item, zone: string, now: Date): string {
  if (item.about === 'channel') return '';
  if (item.daysLeft === undefined) return timeOf(item.dueAt, zone, now);
  return item.daysLeft === 0 ? 'due today' : `due in ${counted(item.daysLeft, 'day')}`;
}

const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(', ');

/** What items say together, in the times of a zone. */
export function told(items: readonly Item[], zone: string, now: Date): Told {
  const [first] = items;
  if (items.length === 1 && first) {
    const title = first.isLate ? `Earlier: ${first.title}` : first.title;
    return { title, lines: [joined([first.dogName, dueOf(first, zone, now)])].filter(Boolean) };
  }
  const isLate = items.every((item) => item.isLate);
  return {
    title: isLate ? `Earlier: ${counted(items.length, 'reminder')}` : counted(items.length, 'reminder'),
    lines: items.map((item) => joined([item.title, item.dogName, dueOf(item, zone, now)])),
  };
}

/** A mail with items. `stopLink`: opens a page that asks whether to stop them. */
export function mailOf(
  items: readonly Item[],
  { zone, now, stopLink }: { zone: string; now: Date; stopLink: string },
): MailText {
  const { title, lines } = told(items, zone, now);
  return reminderMail({
    subject: title,
    lines: items.length === 1 ? [joined([title, ...lines])] : lines,
    stopLink,
  });
}

/** The buttons of a notification: what they say, and what they ask for. */
const buttonsOf = ({ about }: Pick<Item, 'about'>) =>
  [
    about === 'dose' ? { label: 'Given', action: 'given' } : { label: 'Done', action: 'done' },
    { label: 'Snooze', action: 'snooze' },
  ] as const;

interface NtfyOptions {
  address: string;
  zone: string;
  now: Date;
  /** Makes the buttons work, once; null without buttons. */
  token: string | null;
  publicUrl: string;
}

/** A notification by ntfy, with buttons that need nobody to sign in. */
export function ntfyMessage(
  items: readonly Item[],
  { address, zone, now, token, publicUrl }: NtfyOptions,
): WebMessage {
  const { server = '', topic = '' } = ntfyTopic(address) ?? {};
  const { title, lines } = told(items, zone, now);
  const [first] = items;
  const actions =
    token && first
      ? buttonsOf(first).map(({ label, action }) => ({
          action: 'http',
          label,
          url: `${publicUrl}/api/reminders/act`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ token, action }),
          clear: true,
        }))
      : [];
  // A message without text says "triggered".
  const body = JSON.stringify({
    topic,
    title,
    message: lines.join('\n') || hark.name,
    tags: ['dog'],
    click: publicUrl,
    actions,
  });
  return { url: server, headers: { 'content-type': 'application/json' }, body };
}

interface WebhookOptions {
  address: string;
  secret: string;
  now: Date;
}

/**
 * What a webhook gets. `Hark-Signature` is `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body">` in hexadecimal, by the
 * channel's secret.
 */
export function webhookMessage(
  type: 'reminder' | 'test',
  items: readonly Item[],
  { address, secret, now }: WebhookOptions,
): WebMessage {
  const body = JSON.stringify({
    type,
    sentAt: now.toISOString(),
    reminders: items.map(({ deliveryId, about, title, dogName, dueAt, daysLeft, isLate }) => ({
      id: deliveryId,
      about,
      title,
      dog: dogName,
      dueAt: dueAt.toISOString(),
      ...(daysLeft !== undefined && { daysLeft }),
      late: isLate,
    })),
  });
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    url: address,
    headers: {
      'content-type': 'application/json',
      'user-agent': hark.name,
      'hark-signature': `t=${seconds},v1=${signature}`,
    },
    body,
  };
}
