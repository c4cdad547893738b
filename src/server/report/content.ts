import { minutesText, plain } from '../../charts/words.ts';
import { contactNames } from '../../domain/contacts.ts';
import { counted } from '../../domain/counted.ts';
import { calendarDay } from '../../domain/day.ts';
import { genderLabel, yearsOld } from '../../domain/dogLabels.ts';
import { kindName } from '../../domain/kindNames.ts';
import type { Report, ReportCare, ReportMedicine, ReportNote } from '../../domain/report.ts';
import { inUnit } from '../../domain/weight.ts';
import { gravestOf } from './gravest.ts';
import type { Color } from './look.ts';
import { dayText, severityWords } from './words.ts';

// What a report says, in words: the same in every format.

export const titleOf = ({ dog }: Report): string => `Report for the vet: ${dog.name}`;

export const periodText = ({ from, to, days }: Report): string =>
  `${dayText(from)} to ${dayText(to)} · ${counted(days, 'day')}`;

/** Who the dog is. */
export function factsOf({ dog, weight }: Report): string[] {
  const now = weightNow({ dog, weight });
  const born = dog.birthday && `born ${dog.birthdayIsApproximate ? 'about ' : ''}${dayText(dog.birthday)}`;
  const age = dog.age === null ? null : yearsOld(dog.age);
  return [dog.breed, genderLabel(dog), [age, born].filter(Boolean).join(', '), now].filter(
    (fact): fact is string => fact !== null && fact !== '',
  );
}

function weightNow({ dog, weight }: Pick<Report, 'dog' | 'weight'>): string | null {
  const last = weight.points.at(-1) ?? weight.before;
  if (last) return `${plain(last.value)} ${weight.unit}`;
  if (dog.weight === null) return null;
  return `${plain(inUnit({ quantity: dog.weight, unit: 'lb' }, weight.unit))} ${weight.unit}`;
}

/** A line with a name: "Microchip", "985 …". */
export interface NamedLine {
  name: string;
  text: string;
}

/** Whom the dog belongs to, and who is to be asked. */
export function peopleOf({ dog, contacts }: Report): NamedLine[] {
  const contact = (kind: 'vet' | 'emergency') => {
    const { name = null, phone = null } = contacts[kind] ?? {};
    // A number stays on one line.
    const number = phone?.replaceAll(' ', '\u00a0');
    return { name: contactNames[kind], text: [name, number].filter(Boolean).join(', ') };
  };
  const { insurance } = contacts;
  const policy = insurance?.policy && `policy ${insurance.policy}`;
  return [
    { name: 'Owner', text: dog.ownerName },
    { name: 'Microchip', text: dog.microchip ?? '' },
    { name: 'Last check-up', text: dog.lastCheckup ? dayText(dog.lastCheckup) : '' },
    contact('vet'),
    contact('emergency'),
    { name: contactNames.insurance, text: [insurance?.name, policy].filter(Boolean).join(', ') },
  ].filter(({ text }) => text !== '');
}

/** What the dog lives with. */
export const conditionsOf = ({ dog }: Report): NamedLine[] =>
  [
    { name: 'Conditions and allergies', text: dog.healthConcerns.join(', ') },
    { name: 'Special needs', text: dog.specialNeeds ?? '' },
  ].filter(({ text }) => text !== '');

/** A number that stands out. */
export interface Tile {
  name: string;
  value: string;
  detail: string;
  color: Color;
}

/** The period at a glance. */
export const tilesOf = (report: Report): Tile[] => [
  healthTile(report),
  weightTile(report),
  walksTile(report),
  mealsTile(report),
  stoolTile(report),
];

/** How many health notes there are. */
export const notesIn = ({ health }: Report): number =>
  Object.values(health.counts).reduce((sum, count) => sum + count, 0);

function healthTile(report: Report): Tile {
  const gravest = gravestOf(report.health);
  const count = notesIn(report);
  return {
    name: 'Health notes',
    value: String(count),
    detail: gravest
      ? `${report.health.counts[gravest]} ${severityWords[gravest].toLowerCase()}`
      : count > 0
        ? 'not read yet'
        : 'none logged',
    color: gravest ?? 'quiet',
  };
}

function weightTile(report: Report): Tile {
  const { points, before } = report.weight;
  const [last, first] = [points.at(-1), before ?? points[0]];
  const change = last && first && first !== last ? Math.round((last.value - first.value) * 100) / 100 : null;
  const changed =
    change === null
      ? 'weighed once'
      : change === 0
        ? `as on ${dayText(first?.day ?? '')}`
        : `${change < 0 ? '−' : '+'}${plain(Math.abs(change))} since ${dayText(first?.day ?? '')}`;
  return {
    name: 'Weight',
    value: weightNow(report) ?? '–',
    detail: last ? changed : before ? `on ${dayText(before.day)}` : 'not weighed',
    color: 'care',
  };
}

const rangeText = ({ low, high }: { low: number; high: number }) =>
  `usual ${Math.round(low)} to ${Math.round(high)} min`;

function walksTile({ walks }: Report): Tile {
  return {
    name: 'Walks a day',
    value: walks.count === 0 || walks.aDay === null ? '–' : minutesText(walks.aDay),
    detail:
      walks.count === 0 ? 'none logged' : walks.usual ? rangeText(walks.usual) : counted(walks.count, 'walk'),
    color: 'walk',
  };
}

function mealsTile({ meals, loggedDays }: Report): Tile {
  return {
    name: 'Meals a day',
    value: meals.count === 0 || meals.aDay === null ? '–' : plain(meals.aDay),
    detail:
      meals.count === 0
        ? 'none logged'
        : meals.wanted === null
          ? counted(meals.count, 'meal')
          : `${meals.wanted} or more on ${meals.met} of ${loggedDays} days`,
    color: 'feeding',
  };
}

function stoolTile({ stool }: Report): Tile {
  const odd = stool.looks.filter(({ look }) => look !== 'firm');
  return {
    name: 'Stools logged',
    value: stool.count === 0 ? '–' : String(stool.count),
    detail:
      stool.count === 0
        ? 'none logged'
        : odd.map(({ look, times }) => `${times} ${look}`).join(', ') || 'none out of the ordinary',
    color: odd.some(({ look }) => look === 'bloody' || look === 'black') ? 'urgent' : 'ink',
  };
}

/** What Hark heard in a note, and what was said of it since. */
export function noteFoot({ topics, told, resolved, morePhotos, isCut }: ReportNote): string {
  return [
    topics.slice(0, 4).join(', '),
    told === null ? '' : `Hark said: ${told.replace(/[.]$/, '')}`,
    resolved === 'vet' ? 'A vet knows' : resolved === 'over' ? 'It is over' : '',
    isCut ? 'Shortened' : '',
    morePhotos > 0 ? `${counted(morePhotos, 'more photo')} in Hark` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What adults of the breed weigh, where that is known and the dog is grown. */
export const weightNote = ({ weight, dog }: Report): string | null =>
  weight.breed && dog.lifeStage !== 'Puppy Stage'
    ? `Adults of the breed: ${Math.round(weight.breed.low)} to ${Math.round(weight.breed.high)} ${weight.unit}`
    : null;

/** What is shaded behind the bars of walks. */
export const walksNote = ({ walks }: Report): string | null =>
  walks.usual ? 'Shaded: usual in the eight weeks before' : null;

/** The day of a moment by the clocks of a zone, as "Nov 3, 2026". */
export const dayOf = (moment: string, zone: string): string => dayText(calendarDay(new Date(moment), zone));

/** How many doses were given, of how many. */
export function dosesText({ due, given, first, last }: ReportMedicine, { zone }: Report): string {
  const days = [first, last].flatMap((moment) => (moment === null ? [] : [dayOf(moment, zone)]));
  const when = [...new Set(days)].join(' to ');
  if (!due) return given === 0 ? 'none given' : `given ${given}× · ${when}`;
  const skipped = due.skipped > 0 && `${due.skipped} skipped`;
  const more = given > 0 && `${given} more`;
  return [`${due.given} of ${counted(due.doses, 'dose')} given`, skipped, more].filter(Boolean).join(', ');
}

/** How a medicine is given, in words. */
export const howText = ({ schedule, instructions }: ReportMedicine): string =>
  [schedule, instructions].filter(Boolean).join(' · ');

/** The foods that were logged most. */
export const foodText = ({ meals }: Report): string =>
  meals.foods.map(({ food, amount, times }) => `${food}, ${amount} (${times}×)`).join(' · ');

/** How many stools were logged, and every look of them with its last time. */
export const stoolText = ({ stool }: Report): string =>
  stool.count === 0
    ? ''
    : [
        `${stool.count} logged`,
        ...stool.looks.map(({ look, times, last }) => `${times} ${look}, last on ${dayText(last)}`),
      ].join(' · ');

/** When something was done last, and when it is due again. */
export function careText({ done, nextDue }: ReportCare, { zone, writtenOn }: Report): string {
  const due = nextDue && `${nextDue < writtenOn ? 'was due' : 'due'} ${dayText(nextDue)}`;
  return [`last ${dayOf(done, zone)}`, due].filter(Boolean).join(' · ');
}

export const careName = ({ kind, title }: ReportCare): string => title ?? kindName(kind);

/** What is not in the report, and where it is. */
export function leftOut({ health, medicinesLeft, visitsLeft }: Report): string[] {
  return [
    health.left > 0 && `${counted(health.left, 'older health note')} left out`,
    medicinesLeft > 0 && `${counted(medicinesLeft, 'more medicine')} left out`,
    visitsLeft > 0 && 'older visits left out',
  ].filter((line) => line !== false);
}
