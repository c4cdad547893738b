import type { Contacts } from './contacts.ts';
import type { Dog } from './dog.ts';
import type { EntryKind } from './entryKinds.ts';
import { periodOf } from './period.ts';
import type { StoolLook } from './potty.ts';
import { foldForSearch } from './search.ts';
import type { SeverityLevel } from './severity.ts';
import type { Trend, Trends } from './trends.ts';
import type { WeightUnit } from './weight.ts';

export interface ReportPeriod {
  from: string;
  to: string;
}

/** What may be asked: by default the 90 days up to today. */
export interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The period that a query asks for, as of `today` (YYYY-MM-DD), or the field that is wrong with what to say of it. A report
 * ends today at the latest.
 */
export function reportPeriod(
  { from, to }: AskedPeriod,
  today: string,
): ReportPeriod | { path: 'from' | 'to'; problem: string } {
  if (from !== undefined && from > today) return { path: 'from', problem: 'Must not be in the future' };
  const period = periodOf({ from, to: to !== undefined && to > today ? today : to }, today);
  return 'problem' in period ? period : { from: period.from, to: period.to };
}

/** What the file of a report is called, in letters that every device knows. */
export function reportFileName(dogName: string, to: string, ending: string): string {
  const name = foldForSearch(dogName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${['hark', name, 'report', to].filter(Boolean).join('-')}.${ending}`;
}

/** A health note as a vet reads it. */
export interface ReportNote {
  at: string;
  text: string;
  /** Whether the text goes on. */
  isCut: boolean;
  /** Null while nobody has read it. */
  severity: SeverityLevel | null;
  /** What it is about, in words, the gravest first. */
  topics: string[];
  /** What the owner was told to do first, if it could not wait. */
  told: string | null;
  /** What was said of it since. */
  resolved: 'vet' | 'over' | null;
  /** Who logged it, where several people care for the dog. */
  by: string | null;
  /** Names of the photos that are shown, and how many more there are. */
  photos: string[];
  morePhotos: number;
}

/** What was noted of one sign. */
export interface ReportSign {
  name: string;
  /** The gravest that it was. */
  severity: SeverityLevel;
  /** The days on which it was noted, the first one first, and how grave it was then. */
  noted: { day: string; severity: SeverityLevel }[];
}

/** A medicine that was to be given or was logged: one on a schedule, or doses that were logged without one, by the dose. */
export interface ReportMedicine {
  name: string;
  dose: string | null;
  /** When it is to be given, in words; null without a schedule. */
  schedule: string | null;
  instructions: string | null;
  /** How many doses were due by now, and how many of them were given and skipped; null if none was by the clock. */
  due: { doses: number; given: number; skipped: number } | null;
  /** How many more were given, or all of them if none was due by the clock. */
  given: number;
  /** The first and the last dose that was given; null without any. */
  first: string | null;
  last: string | null;
}

/** The last time of a vaccination, prevention or check-up. */
export interface ReportCare {
  kind: EntryKind;
  title: string | null;
  done: string;
  nextDue: string | null;
}

/** What a report says. Moments are ISO 8601, days YYYY-MM-DD in the zone of who asked. */
export interface Report extends ReportPeriod {
  days: number;
  loggedDays: number;
  zone: string;
  writtenOn: string;
  dog: Pick<
    Dog,
    | 'name'
    | 'breed'
    | 'gender'
    | 'age'
    | 'birthday'
    | 'birthdayIsApproximate'
    | 'lifeStage'
    | 'weight'
    | 'microchip'
    | 'healthConcerns'
    | 'specialNeeds'
    | 'lastCheckup'
    | 'ownerName'
  > & {
    /** Name of the stored photo. */
    photo: string | null;
  };
  contacts: Contacts;
  health: {
    /** How many notes there are of each severity; those that nobody has read yet have none. */
    counts: Record<SeverityLevel | 'unread', number>;
    /** The newest first. */
    notes: ReportNote[];
    /** How many older ones are left out. */
    left: number;
    /** The gravest first. */
    signs: ReportSign[];
  };
  weight: {
    unit: WeightUnit;
    /** The last of each day, the oldest first, in `unit`. */
    points: { day: string; value: number }[];
    /** The last one before the period. */
    before: { day: string; value: number } | null;
    /** What adults of the breed weigh, in `unit`. */
    breed: { low: number; high: number } | null;
  };
  /** By days; for long periods by weeks or months. */
  step: Trends['step'];
  steps: Trend[];
  walks: {
    count: number;
    minutes: number;
    /** Minutes on a logged day, and on one of the eight weeks before. */
    aDay: number | null;
    usual: { low: number; high: number } | null;
  };
  meals: {
    count: number;
    treats: number;
    aDay: number | null;
    /** How many meals a day has by the goal, else as usual; and on how many of the logged days there were as many. */
    wanted: number | null;
    met: number;
    /** The most frequent first. */
    foods: { food: string; amount: string; times: number }[];
  };
  stool: {
    /** How many were logged. */
    count: number;
    /** How many looked so, and the last time. */
    looks: { look: StoolLook; times: number; last: string }[];
  };
  medicines: ReportMedicine[];
  medicinesLeft: number;
  care: ReportCare[];
  visits: { at: string; title: string | null; notes: string | null }[];
  visitsLeft: number;
  /** What may be asked, from the log. */
  questions: string[];
}
