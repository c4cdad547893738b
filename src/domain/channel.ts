import * as z from 'zod/mini';
import { answered } from './answered.ts';
import { minuteOfDay } from './day.ts';
import { TimeOfDay } from './schedule.ts';
import { Id, Moment, orNull, storable } from './text.ts';

/** How reminders reach somebody while no page of Hark is open. */
export const channelKinds = ['mail', 'ntfy', 'webhook', 'calendar'] as const;

/** How many channels somebody may have. */
export const maxChannels = 10;
const maxAddress = 500;

const address = z
  .string('Address must be text')
  .check(
    z.trim(),
    z.maxLength(maxAddress, `Address must be at most ${maxAddress} characters`),
    storable('Address'),
  );

const quietHours = { quietFrom: orNull(TimeOfDay), quietTo: orNull(TimeOfDay) };

interface QuietHours {
  quietFrom: string | null;
  quietTo: string | null;
}

/** Why hours cannot be quiet, as a field and a message; null if they can. */
function quietProblem({ quietFrom, quietTo }: QuietHours): [field: string, message: string] | null {
  if (quietFrom === null && quietTo !== null) return ['quietFrom', 'Quiet hours need a beginning'];
  if (quietTo === null && quietFrom !== null) return ['quietTo', 'Quiet hours need an end'];
  if (quietFrom !== null && quietFrom === quietTo) return ['quietTo', 'Quiet hours must end at another time'];
  return null;
}

/**
 * A topic on an ntfy server, such as https://ntfy.sh/my-topic: where to post, and the topic. Null if it is none. A token goes
 * into the query, as ntfy has it.
 */
export function ntfyTopic(address: string): { server: string; topic: string } | null {
  const [, origin, topic, query = ''] =
    /^(https?:\/\/[^/?#]+)\/([\w-]{1,64})\/?(\?[^#]*)?$/i.exec(address) ?? [];
  return origin && topic ? { server: `${origin}/${query}`, topic } : null;
}

/** A new channel. A mail goes to the account's own address; ntfy and webhook need one. */
export const NewChannel = z
  .object({
    kind: z.enum(channelKinds, 'Kind must be mail, ntfy, webhook or calendar'),
    address: z.pipe(
      z.nullish(address),
      z.transform((value) => value || null),
    ),
    ...quietHours,
  })
  .check((context) => {
    const { value } = context;
    const needsAddress = value.kind === 'ntfy' || value.kind === 'webhook';
    const problems = [
      needsAddress && value.address === null ? (['address', 'Address is required'] as const) : null,
      !needsAddress && value.address !== null
        ? (['address', `A ${value.kind} has no address`] as const)
        : null,
      value.kind === 'ntfy' && value.address !== null && !ntfyTopic(value.address)
        ? (['address', 'Must be a topic on a server, such as https://ntfy.sh/my-topic'] as const)
        : null,
      quietProblem(value),
    ];
    for (const problem of problems)
      if (problem)
        context.issues.push({ code: 'custom', path: [problem[0]], message: problem[1], input: value });
  });
export type NewChannel = z.output<typeof NewChannel>;

/** Other quiet hours; none without them. */
export const ChannelChange = z.object(quietHours).check((context) => {
  const problem = quietProblem(context.value);
  if (problem)
    context.issues.push({ code: 'custom', path: [problem[0]], message: problem[1], input: context.value });
});

/** A way in which reminders reach somebody. */
export const Channel = z.object({
  id: Id,
  kind: answered(channelKinds),
  /** Of mail the account's own; a calendar has none that is told again. */
  address: z.nullable(z.string()),
  quietFrom: z.nullable(z.string()),
  quietTo: z.nullable(z.string()),
  /** The IANA zone of its times of day: where it was added. */
  zone: z.string(),
  /** When the first test message arrived: nothing else is sent before. */
  confirmedAt: z.nullable(Moment),
  /** When it was paused, having failed for a day; a test message that arrives ends that. */
  pausedAt: z.nullable(Moment),
  createdAt: Moment,
});
export type Channel = z.infer<typeof Channel>;

/** A new channel, with what is told only now: a calendar's link, and the secret that signs what a webhook gets. */
export const CreatedChannel = z.extend(Channel, {
  link: z.nullable(z.string()),
  signsWith: z.nullable(z.string()),
});

/** Whether it is quiet at a moment: from one time of day until before another, in their zone. */
export function isQuietAt(moment: Date, { quietFrom, quietTo }: QuietHours, zone: string): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
  const now = minuteOfDay(moment, zone);
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/** The first moment, to the minute, at which it is quiet no more. The moment itself if it is not. */
export function afterQuiet(moment: Date, hours: QuietHours, zone: string): Date {
  if (!isQuietAt(moment, hours, zone)) return moment;
  const to = minutesOf(hours.quietTo ?? '00:00');
  const minutes = (to - minuteOfDay(moment, zone) + 1440) % 1440;
  const guess = new Date(Math.floor(moment.getTime() / 60_000) * 60_000 + minutes * 60_000);
  // The clocks may change meanwhile, by whatever zones do.
  for (let later = -180; later <= 180; later += 15) {
    const end = new Date(guess.getTime() + later * 60_000);
    if (
      end > moment &&
      !isQuietAt(end, hours, zone) &&
      isQuietAt(new Date(end.getTime() - 60_000), hours, zone)
    )
      return end;
  }
  return guess;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
