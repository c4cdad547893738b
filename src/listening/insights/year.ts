import { counted } from '../../domain/counted.ts';
import { advice } from '../knowledge/advice.ts';
import { conditionSigns } from '../knowledge/conditionSigns.ts';
import { signById } from '../knowledge/signs.ts';
import { lowered } from '../wording.ts';
import { familyOf } from './families.ts';
import {
  ageOf,
  type DogLog,
  dateAgo,
  dayAgo,
  daysBefore,
  hashOf,
  isLogged,
  loggedSince,
  yearDays,
} from './log.ts';
import type { Insight, Rule } from './personal.ts';

/** By family of signs: how many complete days ago each was noted, in the last 365, the latest first. */
export function daysOfSigns(log: DogLog): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let ago = 1; ago <= yearDays && ago < log.days.length; ago += 1) {
    const { noted } = dayAgo(log, ago);
    if (noted.length === 0) continue;
    for (const family of new Set(noted.map(familyOf))) {
      const agos = found.get(family);
      if (agos) agos.push(ago);
      else found.set(family, [ago]);
    }
  }
  return found;
}

/** A season is named if a sign was noted on so many days, and on this share of them in that season. */
const seasonal = { days: 4, share: 2 / 3 };
/** The months from November to March, and from May to September, where it is not the south. */
const halves = [
  ['in the cold months', [11, 12, 1, 2, 3]],
  ['in the warm months', [5, 6, 7, 8, 9]],
] as const;
/** Of a year spread evenly, five months have 42%. */
const halfShare = 0.6;
/** From December on. */
const seasonNames = ['winter', 'spring', 'summer', 'fall'];

/** "5 of them in the cold months", if a season stands out. Between the tropics there are none. */
export function mainSeason({ today, north, tropical }: DogLog, agos: readonly number[]): string | null {
  if (tropical || agos.length < seasonal.days) return null;
  const months = agos.map((ago) => {
    const month = Number(daysBefore(today, ago).slice(5, 7));
    return north ? month : ((month + 5) % 12) + 1;
  });
  const most = (names: readonly (readonly [called: string, of: readonly number[]])[]) => {
    const [found] = names
      .map(([called, of]) => ({ called, count: months.filter((month) => of.includes(month)).length }))
      .toSorted((one, other) => other.count - one.count);
    return found ?? { called: '', count: 0 };
  };
  const quarter = most(
    seasonNames.map((name, index) => [
      `in ${name}`,
      [0, 1, 2].map((later) => ((index * 3 + later + 11) % 12) + 1),
    ]),
  );
  const half = most(halves);
  const told =
    quarter.count >= agos.length * seasonal.share
      ? quarter
      : half.count >= agos.length * halfShare
        ? half
        : null;
  if (!told) return null;
  return told.count === agos.length ? `all of them ${told.called}` : `${told.count} of them ${told.called}`;
}

/** What a sign may have to do with, as the profile says it: "arthritis". Null if that says nothing. */
export function conditionOf({ dog }: DogLog, family: string): string | null {
  const found = dog.healthConcerns.find((concern) =>
    conditionSigns.some(([written, signs]) => written.test(concern) && signs.test(family)),
  );
  if (found === undefined) return null;
  return found.split(/\s+/).length <= 3 ? lowered(found.trim()) : 'the health concerns in the profile';
}

/** What to do about a sign that keeps coming: with a known condition, it is worth telling. */
export function worthTelling(log: DogLog, family: string): string {
  const condition = conditionOf(log, family);
  if (condition === null) return advice.comesAgain;
  const known = `${log.dog.name}'s ${condition.replace(/^the /, '')}`;
  return (
    [
      `Worth telling your vet, with ${known}.`,
      `With ${known}, your vet will want to know.`,
      `Mention it at the next visit, with ${known}.`,
    ][hashOf(family) % 3] ?? ''
  );
}

/** From so many days in a year a sign is told. */
const minDays = 4;
/** How long a log must be for a year, or less, of it to be told, in days. */
const minLog = 60;
const almostYear = yearDays - 2;
/** How many signs of the year are told. */
const maxSigns = 3;

/** The signs that were noted most often in a year, those of a known condition first. */
export function signsOfYear(log: DogLog): Insight[] {
  const since = Math.min(loggedSince(log), yearDays);
  if (since < minLog) return [];
  const period = since >= almostYear ? 'in the last year' : `since ${dateAgo(log, since)}`;
  return [...daysOfSigns(log).entries()]
    .filter(([, agos]) => agos.length >= minDays)
    .map(([family, agos]) => ({ family, agos, isKnown: conditionOf(log, family) !== null }))
    .toSorted(
      (one, other) => Number(other.isKnown) - Number(one.isKnown) || other.agos.length - one.agos.length,
    )
    .slice(0, maxSigns)
    .flatMap(({ family, agos }) => {
      const sign = signById.get(family);
      if (!sign) return [];
      // Without a whole year of entries, a season would be that of the log.
      const season = since >= almostYear ? mainSeason(log, agos) : null;
      return {
        topic: `back ${family}`,
        title: 'Noted through the year',
        text: `${sign.name}: you noted it on ${counted(agos.length, 'day')} ${period}${season ? `, ${season}` : ''}. ${worthTelling(log, family)}`,
        need: false,
        picture: { signs: agos },
      } satisfies Insight;
    });
}

/** Signs that may follow what a dog ate. */
const ofStomach = ['vomiting_single', 'diarrhoea_mild'];
const halfYear = 182;
/** So many cases, and on this share of them, more often than by chance by so much. */
const following = { cases: 4, share: 0.75, above: 0.35 };

/** A stomach upset that came within a day of treats, more often than chance explains. Said as a coincidence. */
export const afterTreats: Rule = (log) => {
  const past = Math.min(halfYear, log.days.length - 2);
  const hadTreats = (ago: number) => dayAgo(log, ago).treats > 0 || dayAgo(log, ago + 1).treats > 0;
  const logged = Array.from({ length: past }, (_, index) => index + 1).filter((ago) =>
    isLogged(dayAgo(log, ago)),
  );
  const usual = logged.filter(hadTreats).length / Math.max(1, logged.length);
  const signs = daysOfSigns(log);
  for (const family of ofStomach) {
    // Of days in a row the first: what came on the next day is the same upset.
    const agos = (signs.get(family) ?? []).filter((ago) => ago <= past);
    const cases = agos.filter((ago) => !agos.includes(ago + 1));
    const after = cases.filter(hadTreats).length;
    const share = after / cases.length;
    if (cases.length < following.cases || share < following.share || share < usual + following.above)
      continue;
    return {
      topic: 'after treats',
      title: 'May be a coincidence',
      text: `${signById.get(family)?.name}: ${after} of the ${cases.length} times since ${dateAgo(log, past)} came within a day of treats. That can be chance; write down which treat, and a pattern will show.`,
      need: false,
    };
  }
  return null;
};

/** A younger dog grows, in years. */
const grownUp = 2;
/** How long ago the last weight may be, and how long before it the first, in days. */
const weighed = { within: 45, apart: 60 };
const slowChange = 0.05;

/** A weight that changed slowly, over months. Fast changes have a rule of their own. */
export const weightOverMonths: Rule = (log) => {
  if ((ageOf(log) ?? 0) < grownUp) return null;
  const all = log.days
    .slice(0, -1)
    .flatMap(({ pounds }, index) => (pounds ? [{ pounds, ago: log.days.length - 1 - index }] : []));
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || last.ago > weighed.within || first.ago - last.ago < weighed.apart) return null;
  const change = last.pounds / first.pounds - 1;
  if (Math.abs(change) < slowChange) return null;
  const less = change < 0;
  const shown = (pounds: number) => Math.round(pounds * 10) / 10;
  return {
    topic: 'weight change',
    title: less ? 'Lighter than before' : 'Heavier than before',
    text: `${log.dog.name} weighed ${counted(shown(last.pounds), 'lb')} on ${dateAgo(log, last.ago)}, and ${shown(first.pounds)} on ${dateAgo(log, first.ago)}. ${less ? "If that wasn't planned, tell your vet." : 'If you wonder whether that is too much, your vet or nurse can feel the ribs with you.'}`,
    need: false,
  };
};
