import type { SeverityLevel } from '../domain/analysis.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import { remembering } from './remembering.ts';
import { atLeast, worst } from './severity.ts';
import { withoutAsides } from './text/asides.ts';
import { hear, type Hit } from './text/hear.ts';
import { compoundPatterns, kindOf, patternsOfBehaviours, patternsOfSigns } from './text/lexicon.ts';
import { callByTheirNames, type Household, isOfPack, wordsOfThisDog } from './text/household.ts';
import { Heard } from './text/match.ts';
import { readMeasurements } from './text/measurements.ts';
import { withoutRemarks } from './text/remarks.ts';
import { judgeSenses } from './text/senses.ts';
import { correctSpelling } from './text/spelling.ts';
import { type Word, wordsOf } from './text/words.ts';
import { poisons } from './words/swallowed.ts';
import { signNames } from './meaning/signNames.ts';

/** A sign or behaviour found in a note, and the words that led there. */
export interface Found {
  readonly id: string;
  level: SeverityLevel;
  words: string[];
  /**
   * Raised for what stands beside it, or for what only this dog's profile or its earlier notes tell: surely, or where notes
   * like this one were about it at all.
   */
  firm?: 'surely' | 'likely';
}

/** What a note says, before anything is known of the dog. */
export interface Recognised {
  /** By id. */
  readonly signs: Map<string, Found>;
  readonly behaviours: Map<string, Found>;
  /** Signs that are told of the past only. */
  readonly past: ReadonlySet<string>;
  readonly heard: Heard;
  readonly words: readonly Word[];
  /** How many of them stand in the first line, where there are several: 0 in one line. */
  readonly heading: number;
  /** Another dog of the household that some of it is told of, as written: that is left out, and may leave no words. */
  readonly another: string | null;
}

/** Reads a note. `name` is the dog's: it, or another of its household, may be called Brownie. */
export function recognise(note: string, name: string, household: Household = {}): Recognised {
  const text = note.normalize('NFC');
  const all = withoutAsides(wordsOf(text), text);
  callByTheirNames(all, name, household);
  const ofThisDog = wordsOfThisDog(all, household);
  callByName(ofThisDog);
  correctSpelling(ofThisDog);
  readMeasurements(ofThisDog);
  const hits = hear(ofThisDog);
  const words = withoutRemarks(ofThisDog, hits, (part) =>
    [...signsIn(part, hear(part), note).signs.values()].some(({ level }) => atLeast(level, 'high')),
  );
  const { heard, signs, past } = signsIn(words, words === ofThisDog ? hits : hear(words), note);
  const behaviours = new Map<string, Found>();
  for (const [id, behaviour] of behaviourById) {
    const said = heard.said(id);
    if (said.length > 0) keep(behaviours, id, behaviour.urgency, spoken(note, words, said.slice(0, 1)));
  }
  for (const pattern of patternsOfBehaviours) {
    const behaviour = behaviourById.get(pattern.id);
    if (!behaviour) throw new Error(`No such behaviour: ${pattern.id}`);
    for (const match of heard.find(pattern, 'now').slice(0, 1)) {
      keep(behaviours, pattern.id, match.level ?? behaviour.urgency, spoken(note, words, match.hits));
    }
  }
  const line = text.trimStart().indexOf('\n') < 0 ? 0 : text.indexOf('\n', text.search(/\S/));
  const heading = words.filter(({ end }) => end <= line).length;
  const sole = words.slice(0, heading || words.length);
  for (const { id, said } of sole.length > mostNamed ? [] : signsNamed(sole))
    signs.set(id, {
      id,
      level: worst([signs.get(id)?.level ?? 'low', signById.get(id)?.urgency ?? 'low']),
      words: said,
    });
  const kept = new Set(words.map(({ start }) => start));
  const other = all.find((word) => isOfPack(word) && !kept.has(word.start));
  const another = other?.written.replace(/['’`]s$/i, '') ?? null;
  return { signs, behaviours, past, heard, words, heading, another };
}

/** What words say, and the signs that are told by it, of now and of the past. */
function signsIn(words: readonly Word[], hits: Hit[], note: string) {
  judgeSenses(words, hits);
  const heard = new Heard(words, hits, kindOf);
  nameAlone(heard, words);
  for (const pattern of compoundPatterns) {
    for (const sense of ['now', 'past'] as const) {
      for (const match of heard.find(pattern, sense))
        heard.add(joined(pattern.id, match.hits, sense === 'past'));
    }
  }
  const signs = new Map<string, Found>();
  const past = new Set<string>();
  for (const pattern of patternsOfSigns) {
    const sign = signById.get(pattern.id);
    if (!sign) throw new Error(`No such sign: ${pattern.id}`);
    for (const match of heard.find(pattern, 'now'))
      keep(signs, pattern.id, match.level ?? sign.urgency, spoken(note, words, match.hits));
    if (heard.find(pattern, 'past').length > 0) past.add(pattern.id);
  }
  return { heard, signs, past };
}

// Dogs are called after what they must not eat, after flowers, weather and things.
const names = new Set(
  'lily daisy rose poppy ivy holly ginger oreo snickers coco cocoa brownie cookie peanut pickle pepper olive hazel brandy whisky whiskey guinness mocha nutmeg cinnamon honey peaches plum bramble fern heather violet iris jasmine clover willow maple bear fudge toffee truffle rolo twix chip nacho taco waffles pancake muffin sage basil chilli pebbles flint ash storm thunder bolt blue button buttons socks patch spot domino lego zip rusty dusty sandy sunny apple mango kiwi bean noodle ruby pearl penny copper tinsel bullet gin rum tequila star shadow bandit ziggy scout dash smudge fluff nala chase tick bee berry raisin cherry crumpet biscuit digby treacle marmite pretzel dumpling pudding cupcake'.split(
    ' ',
  ),
);
const doings =
  /^(?:had|has|ate|eats|loves|loved|likes|liked|plays|played|went|goes|slept|sleeps|came|comes|did|does|wants|wanted|enjoyed|met|walked|walks|ran|runs|barked|barks|got|gets|turned|turns|snores|snored|sat|sits|says|said|threw|vomited|collapsed|and|was|is|seems|keeps|cannot|can|will|would|won)$/;
const thingsDone =
  /^(?:gone|missing|chewed|eaten|empty|in|on|left|all|everywhere|open|spilled|spilt|there|out)$/;

/** "Lily had her dinner": a capital before what a dog does, in a note that has capitals, is a name. */
function callByName(words: readonly Word[]): void {
  words.forEach((word, index) => {
    if (!names.has(word.text) || !/^\p{Lu}\p{Ll}/u.test(word.written)) return;
    const [before, next] = [words[index - 1]?.text ?? '', words[index + 1]];
    const named =
      /^(?:our|little|mr|miss|poor|and)$/.test(before) ||
      /^(?:peed|pooped|pooed|weed)$/.test(next?.text ?? '') ||
      (doings.test(next?.text ?? '') && !thingsDone.test(words[index + 2]?.text ?? ''));
    if (named) Object.assign(word, { text: 'he', root: 'he' });
  });
}

const mostNamed = 8;
const signNamed = new Map(
  signNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [rootsOf(wordsOf(name)), id] as const);
    }),
);
/** How a name is told closer, and still is one. */
export const qualifiers: ReadonlySet<string> = new Set(
  'possible possibly suspected sudden suddenly mild slight minor severe bad acute chronic high excessive persistent constant frequent increased reduced new epileptic projectile bile some a bit of had has'.split(
    ' ',
  ),
);

/** The signs that stand in words by their names and by nothing else: "suspected fracture, shock". */
function signsNamed(words: readonly Word[]): { id: string; said: string[] }[] {
  const starts = words.flatMap(({ pause, text }, index) =>
    index === 0 || pause > 0 || text === 'and' ? [index] : [],
  );
  return starts.flatMap((from, at) => {
    const part = words.slice(from, starts[at + 1]).filter(({ text }) => text !== 'and');
    const first = part.findIndex(({ text }) => !qualifiers.has(text));
    const name = [part, part.slice(first)].map(rootsOf).find((each) => signNamed.has(each));
    const id = name && signNamed.get(name);
    return id ? [{ id, said: [part.map(({ written }) => written).join(' ')] }] : [];
  });
}

function rootsOf(words: readonly Word[]): string {
  return words.map(({ root }) => root).join(' ');
}

/** Ids of the signs in a note. The same log is read again at every look at it: notes read lately are remembered. */
export const signIdsOf = remembering(
  (note: string, name: string, household: Household): readonly string[] => [
    ...recognise(note, name, household).signs.keys(),
  ],
  (note, name, { gender, pack }) => JSON.stringify([note, name, gender, pack]),
);

const fewWords = 6;

/** What no owner writes of unless the dog has met it. */
const alwaysMeant =
  'rodenticide antifreeze slug xylitol nsaid paracetamol cannabis nicotine dough macadamia insecticide toad overdosed'.split(
    ' ',
  );
/** Named on ordinary days as well, even in a few words. */
const named = new Set(['medicine', 'plant', 'algae', 'mould', 'salt']);
const meantAlone = [...poisons.filter((poison) => !named.has(poison)), 'poison'];

/** In a note of a few words that names a poison and little else, the dog has had it. */
function nameAlone(heard: Heard, words: readonly Word[]): void {
  for (const poison of alwaysMeant) {
    const said = heard.said(poison);
    if (
      said.length > 0 &&
      heard.mentioned('prevent').length === 0 &&
      !heard.mentioned('maybe').some(({ first }) => first < (said[0]?.first ?? 0))
    )
      heard.add(joined(`tox_${poison}`, said.slice(0, 1), false));
  }
  if (
    words.length > fewWords ||
    ['walk', 'play', 'rest', 'happy', 'care', 'bought', 'not', 'maybe', 'idiom', 'retract'].some(
      (calm) => heard.mentioned(calm).length > 0,
    )
  )
    return;
  for (const poison of meantAlone) {
    const said = heard.said(poison);
    if (said.length > 0) heard.add(joined(`tox_${poison}`, said, false));
  }
}

function joined(concept: string, hits: readonly Hit[], past: boolean): Hit {
  return {
    concept,
    first: Math.min(...hits.map(({ first }) => first)),
    last: Math.max(...hits.map(({ last }) => last)),
    denied: false,
    lacking: false,
    past,
    other: false,
    imagined: false,
  };
}

function keep(into: Map<string, Found>, id: string, level: SeverityLevel, words: readonly string[]): void {
  const known = into.get(id);
  if (!known) into.set(id, { id, level, words: [...words] });
  else if (!atLeast(known.level, level)) Object.assign(known, { level, words: [...words] });
}

/** The hits as the owner wrote them, in their order. */
function spoken(note: string, words: readonly Word[], hits: readonly Hit[]): string[] {
  return hits
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last }) =>
      note.slice(words[first]?.start ?? 0, words[last]?.end ?? 0).replace(/\s+/g, ' '),
    )
    .filter((text, index, all) => text.length <= 80 && all.indexOf(text) === index);
}
