import type { SeverityLevel } from '../domain/severity.ts';
import type { Found, FoundById } from './found.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { signById } from './knowledge/signs.ts';
import { signNames } from './lexicon/entries.ts';
import { poisons } from './lexicon/poisons.ts';
import { atLeast, worst } from './severity.ts';
import { withoutAsides } from './text/asides.ts';
import { ConceptIndex } from './text/conceptIndex.ts';
import { findConcepts, type Hit, newHit } from './text/concepts.ts';
import { markContext } from './text/context.ts';
import { type Household, isOtherDogsName, replaceNames, wordsOfThisDog } from './text/household.ts';
import {
  type Concept,
  compoundPatterns,
  kindOf,
  patternsOfBehaviours,
  patternsOfSigns,
} from './text/lexicon.ts';
import { readMeasurements } from './text/measurements.ts';
import { withoutRemarks } from './text/remarks.ts';
import { correctSpelling } from './text/spelling.ts';
import { tokenize, type Word } from './text/tokenizer.ts';

export interface Evidence {
  readonly id: string;
  readonly first: number;
  readonly last: number;
}

/** What a note says by itself, before the dog's profile and earlier notes are considered. */
export interface Recognised extends FoundById {
  /** Ids of signs that are told as past. */
  readonly past: ReadonlySet<string>;
  readonly concepts: ConceptIndex;
  /** The words of which the patterns of a sign or behaviour are, from `first` to `last`. */
  readonly evidence: readonly Evidence[];
  readonly words: readonly Word[];
  /** Number of words in the first line of a note of several lines, else 0. */
  readonly heading: number;
  /** Another dog of the household that the note is about, as written. Its clauses are left out, which may leave no words. */
  readonly otherDog: string | null;
}

/**
 * Steps 1 to 4 of the pipeline (`listen.ts`): splits a note into words, drops what is not about this dog, and finds concepts,
 * signs and behaviours. `name` is the dog's: names are no evidence, even of a dog called Brownie.
 */
export function recognise(note: string, name: string, household: Household = {}): Recognised {
  const text = note.normalize('NFC');
  const all = withoutAsides(tokenize(text), text);
  replaceNames(all, name, household);
  const ofThisDog = wordsOfThisDog(all, household);
  replaceCommonNames(ofThisDog);
  correctSpelling(ofThisDog);
  readMeasurements(ofThisDog);
  const hits = findConcepts(ofThisDog);
  const words = withoutRemarks(ofThisDog, hits, (part) =>
    [...signsIn(part, findConcepts(part), note).signs.values()].some(({ level }) => atLeast(level, 'high')),
  );
  const { concepts, signs, past, evidence } = signsIn(
    words,
    words === ofThisDog ? hits : findConcepts(words),
    note,
  );
  const line = text.trimStart().indexOf('\n') < 0 ? 0 : text.indexOf('\n', text.search(/\S/));
  const heading = words.filter(({ end }) => end <= line).length;
  for (const { id, said } of signsNamed(words.slice(0, heading || words.length))) {
    const level = worst([signs.get(id)?.level ?? 'low', signById.get(id)?.urgency ?? 'low']);
    signs.set(id, { id, level, words: said });
  }
  const { behaviours, evidence: ofBehaviours } = behavioursIn(concepts, words, note);
  const kept = new Set(words.map(({ start }) => start));
  const other = all.find((word) => isOtherDogsName(word) && !kept.has(word.start));
  const otherDog = other?.written.replace(/['’`]s$/i, '') ?? null;
  return {
    signs,
    behaviours,
    past,
    concepts,
    evidence: [...evidence, ...ofBehaviours],
    words,
    heading,
    otherDog,
  };
}

/** The behaviours that the concepts in the words name, or whose patterns match them. */
function behavioursIn(concepts: ConceptIndex, words: readonly Word[], note: string) {
  const behaviours = new Map<string, Found>();
  const evidence: Evidence[] = [];
  for (const [id, behaviour] of behaviourById) {
    const said = concepts.said(id);
    if (said.length > 0)
      keepGravest(behaviours, foundIn(id, behaviour.urgency, note, words, said.slice(0, 1)));
    evidence.push(...evidenceOf(id, said));
  }
  for (const pattern of patternsOfBehaviours) {
    const behaviour = behaviourById.get(pattern.id);
    if (!behaviour) throw new Error(`No such behaviour: ${pattern.id}`);
    for (const match of concepts.find(pattern, 'now').slice(0, 1)) {
      keepGravest(behaviours, foundIn(pattern.id, match.level ?? behaviour.urgency, note, words, match.hits));
      evidence.push(...evidenceOf(pattern.id, match.hits));
    }
  }
  return { behaviours, evidence };
}

/** The concepts in the words with their context, and the signs whose patterns match them, now or in the past. */
function signsIn(words: readonly Word[], hits: Hit[], note: string) {
  markContext(words, hits);
  const concepts = new ConceptIndex(words, hits, kindOf);
  addBarePoisons(concepts, words);
  for (const pattern of compoundPatterns) {
    for (const tense of ['now', 'past'] as const) {
      for (const match of concepts.find(pattern, tense))
        concepts.add(compoundHit(pattern.id, match.hits, tense === 'past'));
    }
  }
  const signs = new Map<string, Found>();
  const past = new Set<string>();
  const evidence: Evidence[] = [];
  for (const pattern of patternsOfSigns) {
    const sign = signById.get(pattern.id);
    if (!sign) throw new Error(`No such sign: ${pattern.id}`);
    for (const match of concepts.find(pattern, 'now')) {
      keepGravest(signs, foundIn(pattern.id, match.level ?? sign.urgency, note, words, match.hits));
      evidence.push(...evidenceOf(pattern.id, match.hits));
    }
    if (concepts.find(pattern, 'past').length > 0) past.add(pattern.id);
  }
  return { concepts, signs, past, evidence };
}

// Dogs are named after things they must not eat, flowers, weather and objects.
const nameLikeWords = new Set(
  'lily daisy rose poppy ivy holly ginger oreo snickers coco cocoa brownie cookie peanut pickle pepper olive hazel brandy whisky whiskey guinness mocha nutmeg cinnamon honey peaches plum bramble fern heather violet iris jasmine clover willow maple bear fudge toffee truffle rolo twix chip nacho taco waffles pancake muffin sage basil chilli pebbles flint ash storm thunder bolt blue button buttons socks patch spot domino lego zip rusty dusty sandy sunny apple mango kiwi bean noodle ruby pearl penny copper tinsel bullet gin rum tequila star shadow bandit ziggy scout dash smudge fluff nala chase tick bee berry raisin cherry crumpet biscuit digby treacle marmite pretzel dumpling pudding cupcake'.split(
    ' ',
  ),
);
const doings =
  /^(?:had|has|ate|eats|loves|loved|likes|liked|plays|played|went|goes|slept|sleeps|came|comes|did|does|wants|wanted|enjoyed|met|walked|walks|ran|runs|barked|barks|got|gets|turned|turns|snores|snored|sat|sits|says|said|threw|vomited|collapsed|and|was|is|seems|keeps|cannot|can|will|would|won)$/;
const thingsDone =
  /^(?:gone|missing|chewed|eaten|empty|in|on|left|all|everywhere|open|spilled|spilt|there|out)$/;

/** Replaces by "he" what must be a name: "Lily had her dinner" (a capital, then something a dog does). */
function replaceCommonNames(words: readonly Word[]): void {
  words.forEach((word, index) => {
    if (!nameLikeWords.has(word.text) || !/^\p{Lu}\p{Ll}/u.test(word.written)) return;
    const [before, next] = [words[index - 1]?.text ?? '', words[index + 1]];
    const named =
      /^(?:our|little|mr|miss|poor|and)$/.test(before) ||
      /^(?:peed|pooped|pooed|weed)$/.test(next?.text ?? '') ||
      (doings.test(next?.text ?? '') && !thingsDone.test(words[index + 2]?.text ?? ''));
    if (named) Object.assign(word, { text: 'he', stem: 'he' });
  });
}

const maxFormWords = 8;
const signNamed = new Map(
  signNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [stemsOf(tokenize(name)), id] as const);
    }),
);
/** Words that qualify the name of a sign: "suspected fracture". */
export const qualifiers: ReadonlySet<string> = new Set(
  'possible possibly suspected sudden suddenly mild slight minor severe bad acute chronic high excessive persistent constant frequent increased reduced new epileptic projectile bile some a bit of had has'.split(
    ' ',
  ),
);

/** The signs in a few words that only name signs, as in a form: "suspected fracture, shock". */
function signsNamed(words: readonly Word[]): { id: string; said: string[] }[] {
  if (words.length > maxFormWords) return [];
  const starts = words.flatMap(({ pause, text }, index) =>
    index === 0 || pause > 0 || text === 'and' ? [index] : [],
  );
  return starts.flatMap((from, at) => {
    const part = words.slice(from, starts[at + 1]).filter(({ text }) => text !== 'and');
    const first = part.findIndex(({ text }) => !qualifiers.has(text));
    const name = [part, part.slice(first)].map(stemsOf).find((each) => signNamed.has(each));
    const id = name && signNamed.get(name);
    return id ? [{ id, said: [part.map(({ written }) => written).join(' ')] }] : [];
  });
}

function stemsOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(' ');
}

/** Ids of the signs in a note. */
export const signIdsOf = (note: string, name: string, household: Household): string[] => [
  ...recognise(note, name, household).signs.keys(),
];

const maxBareWords = 6;

/** Poisons that owners mention only if the dog has met them. */
const alwaysMeant =
  'rodenticide antifreeze slug xylitol nsaid paracetamol cannabis nicotine dough macadamia insecticide toad overdosed'.split(
    ' ',
  );
/** Poisons that ordinary notes mention, too, even short ones. */
const ambiguous = new Set(['medicine', 'plant', 'algae', 'mould', 'salt']);
const meantAlone = [...poisons.filter((poison) => !ambiguous.has(poison)), 'poison'];

/** In a note of a few words that mentions little but a poison, the dog has eaten it. */
function addBarePoisons(concepts: ConceptIndex, words: readonly Word[]): void {
  for (const poison of alwaysMeant) {
    const said = concepts.said(poison);
    if (
      said.length > 0 &&
      concepts.mentioned('prevent').length === 0 &&
      !concepts.mentioned('maybe').some(({ first }) => first < (said[0]?.first ?? 0))
    )
      concepts.add(compoundHit(`tox_${poison}`, said.slice(0, 1), false));
  }
  if (
    words.length > maxBareWords ||
    ['walk', 'play', 'rest', 'happy', 'care', 'bought', 'not', 'maybe', 'idiom', 'retract'].some(
      (calm) => concepts.mentioned(calm).length > 0,
    )
  )
    return;
  for (const poison of meantAlone) {
    const said = concepts.said(poison);
    if (said.length > 0) concepts.add(compoundHit(`tox_${poison}`, said, false));
  }
}

const evidenceOf = (id: string, hits: readonly Hit[]) =>
  hits.map(({ first, last }): Evidence => ({ id, first, last }));

function compoundHit(concept: string, hits: readonly Hit[], past: boolean): Hit {
  const first = Math.min(...hits.map((hit) => hit.first));
  const last = Math.max(...hits.map((hit) => hit.last));
  return { ...newHit(concept as Concept, first, last), past };
}

function keepGravest(into: Map<string, Found>, found: Found): void {
  const known = into.get(found.id);
  if (!known || !atLeast(known.level, found.level)) into.set(found.id, found);
}

/** What hits are the evidence of. */
function foundIn(
  id: string,
  level: SeverityLevel,
  note: string,
  words: readonly Word[],
  hits: readonly Hit[],
): Found {
  const at = [
    Math.min(...hits.map(({ first }) => first)),
    Math.max(...hits.map(({ last }) => last)),
  ] as const;
  return { id, level, words: quotes(note, words, hits), at };
}

/** The hits as the owner wrote them, in the note's order. */
function quotes(note: string, words: readonly Word[], hits: readonly Hit[]): string[] {
  return hits
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last }) =>
      note.slice(words[first]?.start ?? 0, words[last]?.end ?? 0).replace(/\s+/g, ' '),
    )
    .filter((text, index, all) => text.length <= 80 && all.indexOf(text) === index);
}
