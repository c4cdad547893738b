import { lifeStage } from '../../domain/lifeStage.ts';
import { breedNamed, frailtyOf, isAmbiguousBreed } from '../dog.ts';
import { advice } from '../knowledge/advice.ts';
import { proneTo } from '../knowledge/breedTable.ts';
import { authorities, cited } from '../knowledge/cited.ts';
import { dailyTips } from '../knowledge/dailyTips.ts';
import { months } from '../knowledge/months.ts';
import { feedingTips, toxicFoods } from '../knowledge/nutrition.ts';
import { stages } from '../knowledge/stages.ts';
import { breedTips, generalTips } from '../knowledge/tips.ts';
import type { Claim } from '../knowledge/types.ts';
import { lowered } from '../wording.ts';
import { ageOf, type DogLog } from './log.ts';

export interface Tip {
  title: string;
  text: string;
}

// Only claims that a page states itself, and only if that page is an authority.
const shown = <Kind extends Claim>(claims: readonly Kind[]) =>
  claims.filter(({ support, source }) => support === 'direct' && source && authorities([source]).length > 0);

/** The tips for the breed, in a fixed order. They are about grown dogs. */
export function tipsOfBreed(log: DogLog): Tip[] {
  const { dog } = log;
  const age = ageOf(log);
  if ((age !== null && age < 1) || isAmbiguousBreed(dog.breed)) return [];
  const breed = breedNamed(dog.breed)?.name ?? dog.breed;
  return [
    ...shown(breedTips.filter((tip) => tip.breed === breed)).map(({ text, source }) => ({
      title: `About the ${breed}`,
      text: cited(text, source),
    })),
    ...proneTo
      .filter(
        ([name, condition]) => name === breed && (dog.gender === 'female' || !ofMothers.test(condition)),
      )
      .map(([, condition, source]) => ({
        title: `About the ${breed}`,
        text: cited(`The ${breed} is listed among the breeds prone to ${condition}. ${advice.prone}`, source),
      })),
  ];
}

const ofMothers = /\b(?:nursing|whelping|pregnan)/;

const tipsOfDays = [...shown(dailyTips), ...shown(feedingTips)];

export const tipsForAll: readonly Tip[] = [
  ...shown(generalTips).map(({ text, source }) => ({ title: 'Worth knowing', text: cited(text, source) })),
  ...shown(toxicFoods).map(({ text, source }) => ({ title: 'Not for dogs', text: cited(text, source) })),
  ...tipsOfDays
    .filter(({ when }) => Object.keys(when).length === 0)
    .map(({ title, text, source }) => ({ title, text: cited(text, source) })),
];

/** Tips on what to watch, check and feed at this age. */
export function tipsOfStage(log: DogLog): Tip[] {
  const { dog } = log;
  const age = ageOf(log);
  if (age === null) return [];
  const label = lifeStage(age);
  const stage = stages.find((each) => each.label === label);
  if (!stage) return [];
  // By breed, not by weight: a large dog's puppy weighs little, too.
  const toy = breedNamed(dog.breed)?.size === 'toy';
  const own = tipsOfDays.filter(
    ({ when }) => when.life_stage?.includes(stageWord[label]) && (toy || !when.profile?.['toy']),
  );
  return [
    {
      title: `${label}: vet checks`,
      text: cited(`Vet checks at this age: ${lowered(stage.checks[0])}.`, stage.checks[1]),
    },
    {
      title: `${label}: meals`,
      text: cited(`Meals at this age: ${lowered(stage.feeding[0])}.`, stage.feeding[1]),
    },
    ...(stage.exercise
      ? [
          {
            title: `${label}: exercise`,
            text: cited(`Exercise at this age: ${lowered(stage.exercise[0])}.`, stage.exercise[1]),
          },
        ]
      : []),
    ...own.map(({ title, text, source }) => ({ title, text: cited(text, source) })),
  ];
}

const stageWord = {
  'Puppy Stage': 'puppy',
  'Young Adult': 'young_adult',
  Adult: 'adult',
  Senior: 'senior',
} as const;
const seasons = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
];
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** A tip with its place among the tips of all seasons, the same in every month. */
export interface SeasonTip extends Tip {
  place: number;
}

const tipsOfSeasons = shown(dailyTips).filter(
  ({ when }) => !when.weather && (when.season || when.month || when.profile?.['brachycephalic']),
);

/** The tips for the season where the owner lives; in the tropics only those for holidays. */
export function tipsOfSeason({ dog, today, north, tropical }: DogLog): SeasonTip[] {
  const here = Number(today.slice(5, 7));
  const likeNorth = tropical ? null : north ? here : ((here + 5) % 12) + 1;
  const flat = frailtyOf(dog).flatFaced;
  const hazards = [
    ...(months.find(({ month }) => month === likeNorth)?.hazards ?? []),
    ...(months.find(({ month }) => month === here)?.feasts ?? []),
  ];
  const called = monthName.format(new Date(today));
  const ofMonth = {
    title: `Outside in ${called}`,
    text: cited(
      `Keep in mind this ${called}: ${hazards.map(([hazard]) => lowered(hazard)).join(', ')}.`,
      ...hazards.map(([, [source]]) => source ?? null),
    ),
    place: 0,
  };
  const own = tipsOfSeasons.flatMap(({ title, text, source, when }, index) =>
    (likeNorth && when.season?.includes(seasons[likeNorth - 1] ?? '')) ||
    when.month?.includes((when.feast ? here : likeNorth) ?? 0) ||
    (when.profile && flat)
      ? [{ title, text: cited(text, source), place: index + 1 }]
      : [],
  );
  return hazards.length > 0 ? [ofMonth, ...own] : own;
}
