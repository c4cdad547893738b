import { tipsFor } from '../../domain/breedTips.ts';
import { farewellIn } from './fromNotes.ts';
import { dayNumber, type DogLog, memoryDays } from './log.ts';
import { needOf } from './needs.ts';
import { personalInsights } from './personal.ts';
import { type Tip, tipsForAll, tipsOfBreed, tipsOfSeason, tipsOfStage } from './tips.ts';

/** Whoever writes of a death wants no tip. */
export const ofFarewell = 'Thinking of you';

const maxPersonal = 5;
const breedTipsShown = 2;

/** What to say of a dog today: its own log first, then its age, the season and its breed. The same all day. */
export function insightsOf(log: DogLog): string[] {
  const farewell = farewellIn(log);
  if (farewell !== null) return [farewell];
  const turn = dayNumber(log.today);
  const own = personalInsights(log).slice(0, maxPersonal);
  const breed = besideCard(log, tipsOfBreed(log));
  const tips = shuffled(breed.length > 0 ? breed : besideCard(log, tipsForAll), log.dog.id);
  return [
    ...own.map(({ text }) => text),
    ...turned(shuffled(tipsOfStage(log), log.dog.id), turn, 1),
    ...turned(tipsOfSeason(log), turn, 1),
    ...turned(tips, turn * breedTipsShown, breedTipsShown),
  ].map((each) => (typeof each === 'string' ? each : each.text));
}

const seasonEvery = 5;

/**
 * The one thing to say of a dog today. A need first, every fifth day the season, else tips for its age, its breed and
 * any dog in an order of its own. Nothing comes twice within 30 days. It rests on complete days, so it stays the same all
 * day; only what is no longer true is not said.
 */
export function dailyInsight(log: DogLog): Tip {
  const farewell = farewellIn(log);
  if (farewell !== null) return { title: ofFarewell, text: farewell };
  const need = needOf(log);
  if (need) return { title: need.title, text: need.text };
  const turn = dayNumber(log.today);
  const season = turn % seasonEvery === 0 ? seasonalTip(log, turn / seasonEvery) : undefined;
  if (season) return season;
  return tipOfTurn(log, turn);
}

// Room for the tips of a stage, of which there are five at most: with it, those of the breed keep their places in all stages.
const stageTips = 5;
// Of three rounds that tips for its age and breed are told in, those for any dog that share their places are told in one.
const roundsOfOwn = 2;

/**
 * Tips for any dog in an order of this dog's own, round by round. A tip for its age or breed takes the place of one of them, always
 * the same: so nothing comes twice within a round, on the day it grows out of a stage neither.
 */
function tipOfTurn(log: DogLog, turn: number): Tip {
  const { id, name } = log.dog;
  const forAll = shuffled(besideCard(log, tipsForAll), id);
  const ofStage = besideCard(log, tipsOfStage(log));
  const own = [
    ...Array.from({ length: stageTips }, (_, index) => ofStage[index]),
    ...besideCard(log, tipsOfBreed(log)),
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

const places = memoryDays / seasonEvery;

/** Every tip has its place in the round of 30 days, whatever the month brings beside it. Those of one place take turns. */
function seasonalTip(log: DogLog, turn: number): Tip | undefined {
  const tips = tipsOfSeason(log).filter(({ place }) => place % places === turn % places);
  return tips[Math.floor(turn / places) % tips.length];
}

/** The tips without those that the app's own card takes turns with: it stands beside these, and nothing is said twice. */
function besideCard({ dog }: DogLog, tips: readonly Tip[]): Tip[] {
  const told = tipsFor(dog).map(({ text }) => text);
  return tips.filter(({ text }) => !told.some((each) => text.startsWith(each)));
}

function turned<Item>(items: readonly Item[], from: number, count: number): Item[] {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[(from + index) % items.length],
  ).filter((item) => item !== undefined);
}

/** An order of its own for every seed, always the same. */
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
