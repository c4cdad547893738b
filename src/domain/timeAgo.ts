import { counted } from './counted.ts';

const steps = [
  { unit: 'year', minutes: 525_960 },
  { unit: 'month', minutes: 43_830 },
  { unit: 'week', minutes: 10_080 },
  { unit: 'day', minutes: 1_440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** How long ago a moment was at `now`, in words. A moment in the future, by a skewed clock, was less than a minute ago. */
export function timeAgo(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000);
  const step = steps.find((candidate) => minutes >= candidate.minutes);
  if (!step) return 'less than a minute ago';
  const count = Math.floor(minutes / step.minutes);
  return `${counted(count, step.unit)} ago`;
}
