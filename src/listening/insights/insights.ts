import { tipsFor } from '../../domain/breedTips.ts';
import { farewellIn } from './fromNotes.ts';
import { type DogLog, dayNumber, noRepeatDays } from './log.ts';
import { needOf } from './needs.ts';
import { personalInsights } from './personal.ts';
import { type Tip, tipsForAll, tipsOfBreed, tipsOfSeason, tipsOfStage } from './tips.ts';

/** The title of the insight after a death. */
export const farewellTitle = 'Thinking of you';

const maxPersonal = 5;
const breedTipsShown = 2;

/** Today's insights on a dog: from its own log first, then for its age, the season and its breed. The same all day. */
export function insightsOf(log: DogLog): string[] {
  const farewell = farewellIn(log);
  if (farewell !== null) return [farewell];
  const turn = dayNumber(log.today);
  const own = personalInsights(log).slice(0, maxPersonal);
  const breed = withoutCardTips(log, tipsOfBreed(log));
  const tips = shuffled(breed.length > 0 ? breed : withoutCardTips(log, tipsForAll), log.dog.id);
  return [
    ...own.map(({ text }) => text),
    ...rotate(shuffled(tipsOfStage(log), log.dog.id), turn, 1),
    ...rotate(tipsOfSeason(log), turn, 1),
    ...rotate(tips, turn * breedTipsShown, breedTipsShown),
  ].map((each) => (typeof each === 'string' ? each : each.text));
}

const seasonEvery = 5;

/**
 * The daily insight on a dog: a need first; every fifth day a tip for the season; else a tip for its age, its breed or any
 * dog, in an order of the dog's own. Nothing is repeated within 30 days. It rests on complete days, so that it stays the same
 * all day, unless it is no longer true.
 */
export function dailyInsight(log: DogLog): Tip {
  const farewell = farewellIn(log);
  if (farewell !== null) return { title: farewellTitle, text: farewell };
  const need = needOf(log);
  if (need) return { title: need.title, text: need.text };
  const turn = dayNumber(log.today);
  const season = turn % seasonEvery === 0 ? seasonalTip(log, turn / seasonEvery) : undefined;
  if (season) return season;
  return tipOfTurn(log, turn);
}

// Places for the tips of a life stage, which has five at most, so that the breed's tips keep their places in all stages.
const stageTips = 5;
// The tips for age and breed are shown in two of three rounds, in the third the tips for any dog that share their places.
const roundsOfOwn = 2;

/**
 * The tips for any dog in an order of this dog's own, round by round. Each tip for its age or breed always replaces the same
 * one, so that nothing is repeated within a round, not even when the dog enters another stage.
 */
function tipOfTurn(log: DogLog, turn: number): Tip {
  const { id, name } = log.dog;
  const forAll = shuffled(withoutCardTips(log, tipsForAll), id);
  const ofStage = withoutCardTips(log, tipsOfStage(log));
  const own = [
    ...Array.from({ length: stageTips }, (_, index) => ofStage[index]),
    ...withoutCardTips(log, tipsOfBreed(log)),
  ];
  const place = shuffled([...forAll.keys()], id + 1).indexOf(turn % forAll.length);
  const isOwn = Math.floor(turn / forAll.length) % (roundsOfOwn + 1) < roundsOfOwn;
  return (
    (isOwn ? own[place] : undefined) ??
    forAll[turn % forAll.length] ?? {
      title: 'Listening',
      text: `Log a few days for ${name}, and Hark will tell you what they add up to.`,
    }
  );
}

const places = noRepeatDays / seasonEvery;

/** Each seasonal tip has a fixed place in the round of 30 days, in every month. Tips that share a place take turns. */
function seasonalTip(log: DogLog, turn: number): Tip | undefined {
  const tips = tipsOfSeason(log).filter(({ place }) => place % places === turn % places);
  return tips[Math.floor(turn / places) % tips.length];
}

/** The tips without those of the card beside them in the app, so that nothing is said twice. */
function withoutCardTips({ dog }: DogLog, tips: readonly Tip[]): Tip[] {
  const told = tipsFor(dog).map(({ text }) => text);
  return tips.filter(({ text }) => !told.some((each) => text.startsWith(each)));
}

function rotate<Item>(items: readonly Item[], from: number, count: number): Item[] {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[(from + index) % items.length],
  ).filter((item) => item !== undefined);
}

/** The items in a pseudo-random order, always the same for a seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const mixed = [...items];
  let state = (seed * 2654435761 + 97) >>> 0;
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (index + 1);
    const [a, b] = [mixed[index], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[index], mixed[other]] = [b, a];
  }
  return mixed;
}
