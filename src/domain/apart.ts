import { counted } from './counted.ts';
import { monthsBetween } from './day.ts';

/** How long two days (YYYY-MM-DD) are apart, in words: "the same day", "3 days apart", "5 weeks apart", "8 months apart". */
export function apart(one: string, other: string): string {
  const [first, last] = one < other ? [one, other] : [other, one];
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
  if (days === 0) return 'the same day';
  if (days < 14) return `${counted(days, 'day')} apart`;
  const months = monthsBetween(first, last);
  if (months < 3) return `${counted(Math.floor(days / 7), 'week')} apart`;
  if (months < 24) return `${counted(months, 'month')} apart`;
  return `${counted(Math.floor(months / 12), 'year')} apart`;
}
