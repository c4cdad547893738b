import { counted } from '../../domain/counted.ts';
import type { StoolLook } from '../../domain/potty.ts';
import type { SeverityLevel } from '../../domain/severity.ts';
import { cited } from '../knowledge/cited.ts';
import { signById } from '../knowledge/signs.ts';
import { ageOf, type Day, daysBefore, formatDay } from './log.ts';
import type { Rule } from './personal.ts';

/** Stools of which each is a reason to call a vet, the gravest first, and the sign that each is. */
const graveStools: readonly [look: StoolLook, sign: string, level: SeverityLevel, name: string][] = [
  ['black', 'black_tarry_stool', 'urgent', 'a black stool'],
  ['bloody', 'diarrhoea_bloody', 'high', 'a bloody stool'],
];

const has = ({ potty }: Day, look: StoolLook) => potty.some(({ looks }) => looks.includes(look));
const withSources = (text: string, sign: string) =>
  cited(text, ...(signById.get(sign)?.sources ?? []).map(([url]) => url));

/** What to do about the gravest stool that was logged on these days, and how grave it is; null if none was. */
export function graveStoolIn(days: readonly Day[]): { level: SeverityLevel; text: string } | null {
  const found = graveStools.find(([look]) => days.some((day) => has(day, look)));
  if (!found) return null;
  const [, sign, level, name] = found;
  const steps = signById.get(sign)?.doNow.join(' ') ?? '';
  const call = level === 'urgent' ? 'Call a vet now' : 'Call your vet today';
  return { level, text: withSources(`You logged ${name}. ${call}. ${steps}`, sign) };
}

/** How many days in a row a stool must be liquid, or missing, to be a finding. */
const stoolDays = 2;
/** On how many of the seven days before a stool must have been logged for its absence to mean something. */
const minStoolDays = 5;

/** Liquid stool for days, or none while pee was logged, through yesterday. */
export const stool: Rule = (log) => {
  const complete = log.days.slice(0, -1);
  const until = formatDay(daysBefore(log.today, 1));
  const { name } = log.dog;
  const liquid = daysInARow(complete, (day) => has(day, 'liquid'));
  if (liquid >= stoolDays)
    return {
      topic: 'stool',
      title: 'Liquid stool for days',
      text: withSources(
        `You logged liquid stool for ${name} on ${counted(liquid, 'day')} in a row, through ${until}. After two days, call your vet; on the same day for a puppy or an old dog, or if ${name} also vomits, is dull or does not drink.`,
        'diarrhoea_mild',
      ),
      need: true,
    };
  const pooped = (day: Day) => day.potty.some(({ poop }) => poop);
  const none = daysInARow(complete, (day) => day.potty.length > 0 && !pooped(day));
  const before = complete.slice(0, complete.length - none).slice(-7);
  if (none < stoolDays || before.filter(pooped).length < minStoolDays) return null;
  return {
    topic: 'stool',
    title: 'No stool for days',
    text: withSources(
      `You logged pee but no poop for ${name} on ${counted(none, 'day')} in a row, through ${until}. If there was none, call your vet; at once if ${name} strains, vomits, seems in pain, or may not be passing urine.`,
      'constipation_straining',
    ),
    need: true,
  };
};

const daysInARow = (days: readonly Day[], is: (day: Day) => boolean): number =>
  days.length - 1 - days.findLastIndex((day) => !is(day));

/** From so many doses on it is told that they are missing. */
const minMissed = 2;

/** Doses of the last four weeks that were due and not given. */
export const missedDoses: Rule = ({ doses, today }) => {
  const due = doses.reduce((all, each) => all + each.due, 0);
  const missed = doses.reduce((all, each) => all + Math.max(0, each.due - each.given), 0);
  if (missed < minMissed) return null;
  return {
    topic: 'doses',
    title: 'Doses that are missing',
    text: `${missed} of ${counted(due, 'dose')} due in the ${doses.length} days through ${formatDay(daysBefore(today, 1))} were skipped or aren't in the log. If any were missed, don't give two at once: ask your vet.`,
    need: false,
  };
};

const fastDays = 28;
/** A tenth within a month is fast. */
const fastChange = 0.1;
/** A younger dog grows, in years. */
const grownUp = 2;

/** A weight that changed by a tenth or more within four weeks; of a young dog only a loss. */
export const weightChanged: Rule = (log) => {
  const complete = log.days.slice(0, -1);
  const last = complete.findLastIndex(({ pounds }) => pounds !== null);
  const now = complete[last]?.pounds;
  if (!now || complete.length - 1 - last >= fastDays) return null;
  const from = Math.max(0, last - fastDays);
  const earlier = complete
    .slice(from, last)
    .flatMap(({ pounds }, index) => (pounds ? [{ pounds, index }] : []));
  // To a millionth: 45 lb are exactly a tenth less than 50.
  const change = (pounds: number) => Math.round((now / pounds - 1) * 1e6) / 1e6;
  const isGrown = (ageOf(log) ?? 0) >= grownUp;
  const [most] = earlier
    .filter(({ pounds }) => change(pounds) <= -fastChange || (isGrown && change(pounds) >= fastChange))
    .toSorted((one, other) => Math.abs(change(other.pounds)) - Math.abs(change(one.pounds)));
  if (!most) return null;
  const less = now < most.pounds;
  const percent = Math.floor(Math.abs(change(most.pounds)) * 100 + 1e-9);
  const [then, day] = [from + most.index, last].map((index) =>
    formatDay(daysBefore(log.today, log.days.length - 1 - index)),
  );
  return {
    topic: 'weight change',
    title: less ? 'Losing weight fast' : 'Gaining weight fast',
    text: withSources(
      `${log.dog.name} weighed ${counted(shown(most.pounds), 'lb')} on ${then} and ${counted(shown(now), 'lb')} on ${day}: ${percent}% ${less ? 'less' : 'more'}. A change of a tenth within a month is fast. Unless you and your vet planned it, weigh again on the same scale and call your vet.`,
      less ? 'weight_loss' : 'weight_gain',
    ),
    need: true,
  };
};

const shown = (pounds: number) => Math.round(pounds * 10) / 10;
