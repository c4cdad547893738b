import type { SeverityLevel } from '../../domain/severity.ts';

// How a report writes what it says.

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day (YYYY-MM-DD) as "Nov 3, 2026". */
export const dayText = (day: string): string => dates.format(new Date(`${day}T00:00:00Z`));

// Kept, because making one takes longer than all that a report says with it.
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 100;

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  if (formats.size >= maxFormats) formats.clear();
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  formats.set(zone, format);
  return format;
}

/** A moment as "Nov 3, 2026, 6:05 PM" by the clocks of a zone. */
export const momentText = (moment: string, zone: string): string =>
  formatFor(zone)
    .format(new Date(moment))
    // Some releases of ICU write a narrow space, which not every font has.
    .replaceAll('\u202f', ' ');

export const severityWords: Record<SeverityLevel, string> = {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

/** Why nobody may take a report for more than it is. */
export const disclaimer =
  'Written from what was logged in Hark, in the words of those who care for the dog. Severities are Hark’s estimate from those words alone. This is not a diagnosis and does not replace an examination.';
