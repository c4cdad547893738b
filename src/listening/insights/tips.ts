import { isWarm as isWarmIn, monthInNorth } from '../../domain/latitude.ts';
import { lifeStage } from '../../domain/lifeStage.ts';
import { poisonLinesFor } from '../../domain/poisonLines.ts';
import { breedNamed, frailtyOf, isAmbiguousBreed } from '../dog.ts';
import { advice } from '../knowledge/advice.ts';
import { proneTo } from '../knowledge/breedTable.ts';
import { cited, publishersOf } from '../knowledge/cited.ts';
import { dailyTips } from '../knowledge/dailyTips.ts';
import { months } from '../knowledge/months.ts';
import { feedingTips, toxicFoods } from '../knowledge/nutrition.ts';
import { stages } from '../knowledge/stages.ts';
import { bloatTips, breedTips, generalTips, puppyTips } from '../knowledge/tips.ts';
import type { Claim, When } from '../knowledge/types.ts';
import { lowered, sentence } from '../wording.ts';
import { ageOf, type DogLog, monthName } from './log.ts';

export interface Tip {
  title: string;
  text: string;
  /** What it is about: tips on the same take turns. */
  matter: string;
}

/** Only claims that a page states itself, and only if a vet would accept its publisher. */
const isShown = ({ support, source }: Claim) =>
  support === 'direct' && source !== null && publishersOf([source]).length > 0;

const tipOf = (title: string, { id, matter = id, text, source }: Claim): Tip => ({
  title,
  text: cited(text, source),
  matter,
});

type Ready = Tip & { when: When };

// Made once: to cite a page takes long.
const ready = <Kind extends Claim>(claims: readonly Kind[], titleOf: (claim: Kind) => string): Ready[] =>
  claims.filter(isShown).map((claim) => ({ ...tipOf(titleOf(claim), claim), when: claim.when ?? {} }));

const ofClaims: readonly Ready[] = [
  ...ready(generalTips, () => 'Worth knowing'),
  ...ready(toxicFoods, () => 'Not for dogs'),
  ...ready([...dailyTips, ...feedingTips, ...puppyTips], ({ title }) => title),
].filter(({ when }) => !when.weather && !when.logged);

const isOfSeason = ({ season, month, warm }: When) => Boolean(season || month || warm);

/** The tips for any dog on any day. */
export const tipsForAll: readonly Tip[] = ofClaims.filter(({ when }) => Object.keys(when).length === 0);

const ofStages = ofClaims.filter(({ when }) => when.life_stage);
const ofSeasons = ofClaims.filter(({ when }) => isOfSeason(when));
const ofFlatFaces = ofClaims.filter(({ when }) => when.profile?.['brachycephalic'] && !isOfSeason(when));

const monthOf = ({ today }: DogLog): number => Number(today.slice(5, 7));
const isWarm = (log: DogLog): boolean => isWarmIn(monthOf(log), log);

const ofHeat = /\bheat\b/;
const ofMothers = /\b(?:nursing|whelping|pregnan)/;

const prone = proneTo.map(([breed, condition, source]) => ({
  breed,
  condition,
  title: `About the ${breed}`,
  matter: ofHeat.test(condition) ? 'heat' : condition,
  text: cited(`The ${breed} is listed among the breeds prone to ${condition}. ${advice.prone}`, source),
}));
const ofBreeds = breedTips.filter(isShown).map((tip) => ({
  breed: tip.breed,
  isWarm: tip.when?.warm ?? false,
  ...tipOf(`About the ${tip.breed}`, tip),
}));

const breedOf = ({ dog }: DogLog) => breedNamed(dog.breed)?.name ?? dog.breed;

/** Whether tips for grown dogs of the breed fit. */
function isOfKnownBreed(log: DogLog): boolean {
  const age = ageOf(log);
  return (age === null || age >= 1) && !isAmbiguousBreed(log.dog.breed);
}

/** The tips for the breed, in a fixed order. They are about grown dogs. */
export function tipsOfBreed(log: DogLog): Tip[] {
  if (!isOfKnownBreed(log)) return [];
  const breed = breedOf(log);
  return [
    ...bloatOf(breed),
    ...ofBreeds.filter((tip) => tip.breed === breed && (!tip.isWarm || isWarm(log))),
    ...prone.filter(
      ({ breed: of, condition }) =>
        of === breed &&
        (log.dog.gender === 'female' || !ofMothers.test(condition)) &&
        (!ofHeat.test(condition) || isWarm(log)),
    ),
    ...(frailtyOf(log.dog).flatFaced ? ofFlatFaces : []),
  ].map(({ title, text, matter }) => ({ title, text, matter }));
}

const bloatOf = (breed: string): Tip[] => bloatTips(breed).map((tip) => tipOf(tip.title, tip));

/** What the owner of such a dog should hear again and again, because it saves lives: on bloat, and in warm months on heat. */
export function safetyTips(log: DogLog): Tip[] {
  const breed = isAmbiguousBreed(log.dog.breed) ? '' : breedOf(log);
  const ofHeatHere =
    frailtyOf(log.dog).flatFaced && isWarm(log)
      ? ofSeasons.filter(({ when }) => when.warm && when.profile)
      : [];
  return [...bloatOf(breed), ...ofHeatHere];
}

/** Tips on what to watch, check and feed at this age. */
export function tipsOfStage(log: DogLog): Tip[] {
  const age = ageOf(log);
  if (age === null) return [];
  const label = lifeStage(age);
  const stage = stages.find((each) => each.label === label);
  if (!stage) return [];
  const told = [
    ['vet checks', 'visits', stage.checks],
    ['meals', 'meals', stage.feeding],
    ['exercise', 'exercise', stage.exercise],
  ] as const;
  return [
    ...told.flatMap(([what, matter, claim]) =>
      claim
        ? [
            {
              title: `${label}: ${what}`,
              text: cited(
                `${what === 'vet checks' ? 'Vet checks' : what === 'meals' ? 'Meals' : 'Exercise'} at this age: ${lowered(claim[0])}.`,
                claim[1],
              ),
              matter,
            },
          ]
        : [],
    ),
    ...ofStages.filter(({ when }) => when.life_stage?.includes(stageWord[label])),
  ];
}

const stageWord = {
  'Puppy Stage': 'puppy',
  'Young Adult': 'young_adult',
  Adult: 'adult',
  Senior: 'senior',
} as const;

const seasons = ['winter', 'spring', 'summer', 'autumn'];
/** From December on. */
const seasonOf = (month: number) => seasons[Math.floor((month % 12) / 3)] ?? '';

/** Tips that belong to a season, whether or not it is on, in an order that is the same in all months. */
export const seasonTips: readonly Tip[] = ofSeasons;

/** The tips for the season where the owner lives; in the tropics only those for holidays, and on heat. */
export function tipsOfSeason(log: DogLog): Tip[] {
  const here = monthOf(log);
  const likeNorth = monthInNorth(here, log);
  const flat = frailtyOf(log.dog).flatFaced;
  const fits = ({ when: { month, season, feast, warm, profile } }: Ready) =>
    (!profile?.['brachycephalic'] || flat) &&
    (!warm || isWarm(log)) &&
    (!month || month.includes((feast ? here : likeNorth) ?? 0)) &&
    (!season || (likeNorth !== null && season.includes(seasonOf(likeNorth))));
  const own = ofSeasons.filter(fits);
  const ofMonth = monthTip(log);
  return ofMonth ? [ofMonth, ...own] : own;
}

/** What to beware of in this month; null if there is nothing. */
export function monthTip(log: DogLog): Tip | null {
  const here = monthOf(log);
  const likeNorth = monthInNorth(here, log);
  const hazards = [
    ...(months.find(({ month }) => month === likeNorth)?.hazards ?? []),
    ...(months.find(({ month }) => month === here)?.feasts ?? []),
  ];
  const [first, ...others] = hazards.map(([advised]) => advised);
  if (!first) return null;
  const called = monthName(log.today.slice(0, 7));
  return {
    title: `Outside in ${called}`,
    text: cited(
      [`This ${called}, ${first}`, ...others].map(sentence).join(' '),
      ...hazards.map(([, [source]]) => source ?? null),
    ),
    matter: 'month',
  };
}

/** The poison lines to save, with their numbers, where the owner lives. Null where none takes owners' calls. */
export function poisonTip({ zone }: DogLog): Tip | null {
  const lines = poisonLinesFor(zone, '').filter(({ sources }) => publishersOf(sources).length > 0);
  if (lines.length === 0) return null;
  const named = lines
    .map(({ name, phone, hours }) => `${name}, ${phone}${hours ? ` (${hours})` : ''}`)
    .join('; ');
  return {
    title: lines.length === 1 ? 'A number to save' : 'Numbers to save',
    text: cited(
      `If your dog ever eats something poisonous, call your vet or ${named}. ${lines.some(({ fee }) => !/^free/i.test(fee)) ? 'A fee may apply; it is worth it.' : 'The call is free.'}`,
      ...lines.flatMap(({ sources }) => sources),
    ),
    matter: 'poison lines',
  };
}
