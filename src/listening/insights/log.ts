import type { Goal } from '../../domain/goal.ts';
import type { Listener } from '../dog.ts';

/** One of the owner's days with one dog. */
export interface Day {
  walks: number;
  /** Walked, in all. */
  minutes: number;
  meals: number;
  /** What the health notes said. */
  notes: readonly string[];
}

/** A dog, its goals and its last days: all that insights are computed from. */
export interface DogLog {
  dog: Listener & { id: number; lastCheckup: string | null };
  goals: readonly Pick<Goal, 'type' | 'target' | 'period'>[];
  /** The oldest first; the last is today, as yet incomplete. */
  days: readonly Day[];
  /** Today in the owner's zone, as YYYY-MM-DD. */
  today: string;
  /** Whether it is summer there in July. */
  north: boolean;
}

/** Eight weeks and today. */
export const daysKept = 57;

export const week = 7;
export const baselineDays = 28;
const leastBaseline = 14;
/** Days of a week that must be logged before anything is said of it. */
export const leastLogged = 4;

export const sum = (days: readonly Day[], of: (day: Day) => number): number =>
  days.reduce((total, day) => total + of(day), 0);
export const isLogged = (day: Day): boolean => day.walks + day.meals + day.notes.length > 0;
/** "1 walk", "2 walks". */
export const times = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The last seven complete days and the four weeks before, where both were logged well enough to compare. */
export function comparable({ days }: DogLog): { lately: readonly Day[]; before: readonly Day[] } | null {
  const complete = days.slice(0, -1);
  const lately = complete.slice(-week);
  const before = complete.slice(-week - baselineDays, -week);
  const enough =
    before.length === baselineDays &&
    before.filter(isLogged).length >= leastBaseline &&
    lately.filter(isLogged).length >= leastLogged;
  return enough ? { lately, before } : null;
}

/** The log as it stood at the end of the day `ago` days before yesterday. */
export function asOf(log: DogLog, ago: number): DogLog {
  return { ...log, days: log.days.slice(0, log.days.length - ago), today: daysBefore(log.today, ago) };
}

/** The day `count` days before `day`, as YYYY-MM-DD. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "5 March". */
export const spoken = (day: string): string => dayAndMonth.format(new Date(day));

const southernZones =
  /^(?:Australia|Antarctica)\/|^Pacific\/(?:Auckland|Chatham|Fiji|Tongatapu|Apia|Noumea)|^America\/(?:Argentina|Sao_Paulo|Santiago|Montevideo|Asuncion|Lima|La_Paz|Buenos_Aires|Bahia|Recife|Fortaleza|Punta_Arenas)|^Africa\/(?:Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka|Luanda|Maseru|Mbabane)|^Indian\/(?:Mauritius|Reunion|Antananarivo)/;

/** Whether a zone lies where July is summer. */
export const isNorthern = (zone: string): boolean => !southernZones.test(zone);
