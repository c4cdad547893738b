import { tipsFor } from '../../domain/breedTips.ts';
import { farewellIn } from './fromNotes.ts';
import { type DogLog, dayNumber } from './log.ts';
import { needOf } from './needs.ts';
import { type Insight, personalInsights } from './personal.ts';
import { isLongDay, storyOfDay } from './stories.ts';
import {
  monthTip,
  poisonTip,
  safetyTips,
  seasonTips,
  type Tip,
  tipsForAll,
  tipsOfBreed,
  tipsOfSeason,
  tipsOfStage,
} from './tips.ts';

/** The title of the insight after a death. */
export const farewellTitle = 'Thinking of you';

const maxPersonal = 6;
const breedTipsShown = 2;

/** Today's insights on a dog: what its own log says, and what is true of its age, the season and its breed. The same all day. */
export function insightsByOrigin(log: DogLog): { own: Insight[]; general: string[] } {
  const farewell = farewellIn(log);
  if (farewell !== null) return { own: [condolence(farewell)], general: [] };
  const turn = dayNumber(log.today);
  const own = personalInsights(log).slice(0, maxPersonal);
  const breed = withoutCardTips(log, tipsOfBreed(log));
  const tips = shuffled(breed.length > 0 ? breed : withoutCardTips(log, tipsForAll), log.dog.id);
  const general = [
    ...rotate(shuffled(tipsOfStage(log), log.dog.id), turn, 1),
    ...rotate(tipsOfSeason(log), turn, 1),
    ...rotate(tips, turn * breedTipsShown, breedTipsShown),
  ];
  return { own, general: general.map(({ text }) => text) };
}

const condolence = (text: string): Insight => ({
  topic: 'farewell',
  title: farewellTitle,
  text,
  need: false,
});

/** What is told of a dog on a day. */
export interface Daily {
  insight: Pick<Tip, 'title' | 'text'>;
  /** What its log says: the insight itself, unless that is a tip. */
  fromLog: Insight | null;
}

/**
 * The daily insight on a dog: a need first, then what its log says. A tip stands beside that on every second day at most, and
 * alone where the log says nothing. It rests on complete days, so that it stays the same all day, unless it is no longer true.
 */
export function dailyOf(log: DogLog): Daily {
  const farewell = farewellIn(log);
  if (farewell !== null) {
    return fromLogAlone(condolence(farewell));
  }
  const need = needOf(log);
  if (need) return fromLogAlone(need);
  const story = storyOfDay(log);
  if (story && isLongDay(log)) return fromLogAlone(story);
  const turn = dayNumber(log.today);
  const tip = tipOfDay(log, turn) ?? (story ? null : spareTip(log, turn));
  if (tip === null && story) return fromLogAlone(story);
  const { title, text } = tip ?? starting(log);
  return { insight: { title, text }, fromLog: story };
}

const fromLogAlone = (said: Insight): Daily => ({
  insight: { title: said.title, text: said.text },
  fromLog: said,
});

const starting = ({ dog }: DogLog) => ({
  title: 'Listening',
  text: `Log a few days for ${dog.name}, and Hark will tell you what they add up to.`,
});

/** Every so many days, the owner of a dog in special danger hears what to do. */
const safetyEvery = 14;
/** So that a single one of them does not come every time. */
const fewestSafety = 3;

function tipOfDay(log: DogLog, turn: number): Tip | null {
  const safety = safetyTips(log);
  const place = turn + log.dog.id;
  if (safety.length > 0 && place % safetyEvery < 2 && place % 2 === 1)
    return (
      safety[Math.floor(place / safetyEvery) % Math.max(safety.length, fewestSafety)] ?? tipOfTurn(log, turn)
    );
  return tipOfTurn(log, turn);
}

/** Left out of the round, for days on which it has nothing and the log neither. */
const spares = ['general-44', 'general-45', 'insight-15', 'insight-19', 'insight-20', 'feeding-water'];
/** Tips for any dog, by what they are about: a place in the round for each. */
const matters = [...new Set(tipsForAll.map(({ matter }) => matter))].filter(
  (matter) => !spares.includes(matter),
);
const byMatter = new Map(
  matters.map((matter) => [matter, tipsForAll.filter((tip) => tip.matter === matter)]),
);
/** Places that may have nothing: of the month's dangers, of poison lines, and one that keeps their number odd, so that both halves of days get all. */
const others = ['month', 'poison lines', ...(matters.length % 2 === 0 ? ['nothing'] : [])];
const round = [...matters, ...others];
/** The same, and those that have nothing if their tips are on the card. */
const maybeEmpty = [...others, ...matters.filter((matter) => /^general-(?:05|06|09)$|^visits$/.test(matter))];
/** Places for the tips of a life stage, which has so many at most: those of the breed keep theirs in all stages. */
const stagePlaces = 6;
/** Tips for age and breed are shown in two of three rounds, in the third those for any dog that share their places. */
const roundsOfOwn = 2;

/**
 * Each matter has a place in a round of days, in an order of the dog's own, so that it comes up once in a round. A tip for the
 * dog's age, breed or season takes the place of its matter, or always the same one of another.
 */
function tipOfTurn(log: DogLog, turn: number): Tip | null {
  const { id } = log.dog;
  const order = shuffled(round, id);
  const matter = order[turn % order.length] ?? '';
  const count = Math.floor(turn / order.length);
  if (matter === 'month') return monthTip(log);
  if (matter === 'poison lines') return poisonTip(log);
  const inSeason = new Set(tipsOfSeason(log).map(({ text }) => text));
  const taken = guestsOf(log, order).get(matter) ?? [];
  const guests = taken.filter(({ tip, isSeasonal }) =>
    isSeasonal ? inSeason.has(tip.text) : count % (roundsOfOwn + 1) < roundsOfOwn,
  );
  const guest = guests[count % guests.length]?.tip;
  if (guest) return guest;
  const tips = withoutCardTips(log, byMatter.get(matter) ?? []);
  return tips[count % tips.length] ?? null;
}

/** What fills a place that has nothing, each always another one. */
function spareTip(log: DogLog, turn: number): Tip | null {
  const empty = maybeEmpty.indexOf(shuffled(round, log.dog.id)[turn % round.length] ?? '');
  return tipsForAll.find(({ matter }) => matter === spares[empty]) ?? null;
}

interface Guest {
  tip: Tip;
  isSeasonal: boolean;
}

/** By matter, the tips that take its place: of its own matter, or of one that has none. */
function guestsOf(log: DogLog, order: readonly string[]): Map<string, Guest[]> {
  const safe = new Set(safetyTips(log).map(({ matter }) => matter));
  const ofStage = withoutCardTips(log, tipsOfStage(log)).slice(0, stagePlaces);
  const all: (Guest | null)[] = [
    ...Array.from({ length: stagePlaces }, (_, index) => ofStage[index] ?? null).map(ofAnyDay),
    ...seasonTips.map((tip) => (safe.has(tip.matter) ? null : { tip, isSeasonal: true })),
    ...withoutCardTips(log, tipsOfBreed(log)).map((tip) => (safe.has(tip.matter) ? null : ofAnyDay(tip))),
  ];
  const free = order.filter((matter) => matters.includes(matter));
  const places = new Map<string, Guest[]>();
  for (const [index, guest] of all.entries()) {
    if (!guest) continue;
    const { matter } = guest.tip;
    const already = [...places].find(([, guests]) => guests.some(({ tip }) => tip.matter === matter))?.[0];
    const place = byMatter.has(matter) ? matter : (already ?? free[(index * 5 + 2) % free.length] ?? matter);
    places.set(place, [...(places.get(place) ?? []), guest]);
  }
  return places;
}

const ofAnyDay = (tip: Tip | null): Guest | null => tip && { tip, isSeasonal: false };

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
