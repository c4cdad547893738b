import { amountText } from '../../domain/amountText.ts';
import { calendarDay } from '../../domain/day.ts';
import type { EntryKind } from '../../domain/entryKinds.ts';
import { pottyOf, type StoolLook, stoolLooks } from '../../domain/potty.ts';
import type { Report, ReportMedicine } from '../../domain/report.ts';
import { identityOf } from '../../domain/search.ts';

/** How many medicines are named. */
const maxMedicines = 20;
/** How many vaccinations, preventions and check-ups are named. */
const maxCare = 14;

/** Entries of a kind that say the same: how many, and the first and last time. */
export interface Tally {
  kind: EntryKind | null;
  title: string | null;
  quantity: number | null;
  unit: string | null;
  times: number;
  first: Date;
  last: Date;
}

/** How many stools were logged, and what they looked like where that was said. */
export function stoolIn(tallies: readonly Tally[], zone: string): Pick<Report, 'stool'> {
  const looks = new Map<StoolLook, { times: number; last: Date }>();
  let count = 0;
  for (const { kind, title, times, last } of tallies) {
    const potty = kind === 'potty' ? pottyOf(title) : null;
    if (!potty?.poop) continue;
    count += times;
    for (const look of potty.looks) {
      const before = looks.get(look);
      const later = before && before.last > last ? before.last : last;
      looks.set(look, { times: times + (before?.times ?? 0), last: later });
    }
  }
  return {
    stool: {
      count,
      looks: stoolLooks.flatMap((look) => {
        const found = looks.get(look);
        return found ? [{ look, times: found.times, last: calendarDay(found.last, zone) }] : [];
      }),
    },
  };
}

/** Medicines on a schedule, then those that were logged without one, by their doses, the most frequent first. */
export function medicinesIn(
  scheduled: readonly ReportMedicine[],
  tallies: readonly Tally[],
): Pick<Report, 'medicines' | 'medicinesLeft'> {
  const logged = tallies
    .filter(({ kind }) => kind === 'medicine')
    .map(({ title, quantity, unit, times, first, last }) => ({
      name: title ?? 'Medicine',
      dose: quantity === null ? null : amountText(quantity, unit),
      schedule: null,
      instructions: null,
      due: null,
      given: times,
      first: first.toISOString(),
      last: last.toISOString(),
    }));
  const all = [...scheduled, ...logged];
  return {
    medicines: all.slice(0, maxMedicines),
    medicinesLeft: Math.max(0, all.length - maxMedicines),
  };
}

type Done = { kind: EntryKind | null; title: string | null; nextDue: string | null; timestamp: string };

/** The last time of each vaccination, prevention and check-up, from entries sorted newest first; what is due soonest first. */
export function careIn(done: readonly Done[]): Report['care'] {
  const seen = new Set<string>();
  const found: Report['care'] = [];
  for (const { kind, title, nextDue, timestamp } of done) {
    const what = `${kind} ${identityOf(title ?? '')}`;
    if (kind === null || seen.has(what)) continue;
    seen.add(what);
    // Visits to a vet have a place of their own.
    if (kind !== 'vet' || nextDue !== null) found.push({ kind, title, done: timestamp, nextDue });
  }
  const never = '9999';
  return found
    .toSorted(
      (one, other) =>
        (one.nextDue ?? never).localeCompare(other.nextDue ?? never) || other.done.localeCompare(one.done),
    )
    .slice(0, maxCare);
}
