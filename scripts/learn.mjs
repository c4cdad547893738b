import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/**
 * @typedef {{ note: string, dog?: object | undefined, levels: readonly string[], topics: readonly string[], weight?: number }} Example
 * @typedef {{ features: readonly string[], levels: readonly string[], topics: readonly string[], weight: number }} Lesson
 */

const seed = 5;
const rounds = 42;
const pace = 0.2;
const outerPace = 0.1;
// What was learnt of topics shapes what is heard of levels, for half as much.
const topicsCount = 0.5;
// Features are left out now and then while learning, for other owners say it otherwise; concepts more often, for other
// owners say things that no concept hears.
const unsaid = 0.2;
const unheard = 0.3;
// So is every second unit, lest one relies on another.
const resting = 0.5;
// Known phrases count for less than whole notes.
const phraseWeight = 0.5;
// With whom and when, which say nothing of how grave it is, each of the barest notes is told so often.
const framesEach = 6;
// What is mild is so of any grown dog, what is ordinary of any at all; where a frail dog is in more danger, rules know it.
const grown = [
  { breed: 'Mixed Breed', age: 4, weight: 40 },
  { breed: 'Mixed Breed', age: 12, weight: 45 },
  { breed: 'Great Dane', age: 9, weight: 130 },
  { breed: 'Pug', age: 11, weight: 18 },
  { breed: 'French Bulldog', age: 4, weight: 24 },
  { breed: 'Chihuahua', age: 5, weight: 5 },
];
const young = [
  { breed: 'Mixed Breed', age: 0.3, weight: 15 },
  { breed: 'Yorkshire Terrier', age: 0.3, weight: 3 },
];
const subjects = ['', '', 'he ', 'she ', 'the dog ', 'our dog ', 'my girl ', 'my boy '];
const moments =
  'now, just now, right now, this morning, this afternoon, this evening, tonight, today, yesterday, last night, overnight, during the night, at noon, at 7am, at 10pm, before bed, after breakfast, after lunch, after dinner, after our walk, on our walk, on the way home, in the garden, in the yard, in the kitchen, in the car, at home, at the park, an hour ago, ten minutes ago, a while ago, earlier'.split(
    ', ',
  );
// How much of a note is told as the other levels that would do as well.
const lenience = 0.3;
// What is met more seldom says nothing: a word or concept, and a pair or a piece of words.
const fewestMet = 3;
const fewestPairsMet = 10;

// Of whom nothing is known.
const unknown = {
  name: '',
  breed: '',
  gender: 'male',
  age: null,
  weight: null,
  healthConcerns: [],
  specialNeeds: null,
};

/** Numbers from 0 to 1 that look like chance and are the same every time. */
export function chance(/** @type {number} */ seed) {
  let last = seed;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}

/** Weights that start as small chance and take smaller steps the more they have moved (Adagrad). */
class Weights {
  /** @param {number} size @param {() => number} random @param {number} spread */
  constructor(size, random, spread) {
    this.now = Float32Array.from({ length: size }, () => (2 * random() - 1) * spread);
    this.moved = new Float32Array(size).fill(0.01);
  }

  /** @param {number} at @param {number} slope @param {number} step */
  move(at, slope, step) {
    const moved = (this.moved[at] ?? 0) + slope * slope;
    this.moved[at] = moved;
    this.now[at] = (this.now[at] ?? 0) - (step * slope) / Math.sqrt(moved);
  }
}

/** Turns the scores from `first` to before `end` into shares. @param {Float32Array} scores @param {number} first @param {number} end */
function share(scores, first, end) {
  const part = scores.subarray(first, end);
  const most = Math.max(...part);
  let sum = 0;
  for (let at = 0; at < part.length; at += 1) sum += part[at] = Math.exp((part[at] ?? 0) - most);
  for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) / sum;
}

/**
 * Trains a network of one hidden layer, which levels and topics share.
 * @param {readonly Lesson[]} lessons @param {readonly string[]} features
 * @param {readonly string[]} levels @param {readonly string[]} topics @param {number} units
 */
function train(lessons, features, levels, topics, units) {
  const random = chance(seed);
  const places = new Map(features.map((feature, index) => [feature, index * units]));
  const classes = levels.length + topics.length;
  const inner = new Weights(features.length * units, random, 0.17);
  const innerOffsets = new Weights(units, random, 0);
  const outer = new Weights(classes * units, random, 0.17);
  const outerOffsets = new Weights(classes, random, 0);
  const examples = lessons.map((lesson) => {
    const wanted = new Float32Array(classes);
    const [ideal = '', ...others] = lesson.levels;
    wanted[levels.indexOf(ideal)] = others.length > 0 ? 1 - lenience : 1;
    for (const other of others) wanted[levels.indexOf(other)] = lenience / others.length;
    for (const topic of lesson.topics)
      wanted[levels.length + topics.indexOf(topic)] = 1 / lesson.topics.length;
    const said = lesson.features.flatMap((feature) => {
      const place = places.get(feature);
      return place === undefined ? [] : [{ place, left: /^[#!?]/.test(feature) ? unheard : unsaid }];
    });
    return { said, wanted, weight: lesson.weight, told: lesson.topics.length > 0 ? classes : levels.length };
  });
  const hidden = new Float32Array(units);
  const awake = new Float32Array(units);
  const back = new Float32Array(units);
  const scores = new Float32Array(classes);
  for (let round = 0; round < rounds; round += 1) {
    for (let index = examples.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const [here, there] = [examples[index], examples[other]];
      if (here && there) [examples[index], examples[other]] = [there, here];
    }
    // Towards the end single notes must not sway it: it comes to rest.
    const left = 1 - round / rounds;
    for (const { said, wanted, weight, told } of examples) {
      const heard = said.filter((each) => random() > each.left).map(({ place }) => place);
      const scale = 1 / Math.sqrt(heard.length || 1);
      hidden.fill(0);
      for (const place of heard)
        for (let unit = 0; unit < units; unit += 1)
          hidden[unit] = (hidden[unit] ?? 0) + (inner.now[place + unit] ?? 0);
      for (let unit = 0; unit < units; unit += 1) {
        const value = (hidden[unit] ?? 0) * scale + (innerOffsets.now[unit] ?? 0);
        awake[unit] = value > 0 && random() > resting ? 1 / (1 - resting) : 0;
        hidden[unit] = value * (awake[unit] ?? 0);
      }
      for (let each = 0; each < told; each += 1) {
        let score = outerOffsets.now[each] ?? 0;
        for (let unit = 0; unit < units; unit += 1)
          score += (outer.now[each * units + unit] ?? 0) * (hidden[unit] ?? 0);
        scores[each] = score;
      }
      share(scores, 0, levels.length);
      if (told > levels.length) share(scores, levels.length, told);
      back.fill(0);
      for (let each = 0; each < told; each += 1) {
        const counts = each < levels.length ? weight : weight * topicsCount;
        const slope = ((scores[each] ?? 0) - (wanted[each] ?? 0)) * counts;
        // Most of the topics are out of the question: what they would move is too little to wait for.
        if (Math.abs(slope) < 1e-4) continue;
        outerOffsets.move(each, slope, outerPace * left);
        for (let unit = 0; unit < units; unit += 1) {
          const at = each * units + unit;
          back[unit] = (back[unit] ?? 0) + slope * (outer.now[at] ?? 0);
          const value = hidden[unit] ?? 0;
          if (value !== 0) outer.move(at, slope * value, outerPace * left);
        }
      }
      for (let unit = 0; unit < units; unit += 1) {
        const slope = (back[unit] ?? 0) * (awake[unit] ?? 0);
        back[unit] = slope * scale;
        if (slope !== 0) innerOffsets.move(unit, slope, outerPace * left);
      }
      for (const place of heard)
        for (let unit = 0; unit < units; unit += 1) {
          const slope = back[unit] ?? 0;
          if (slope !== 0) inner.move(place + unit, slope, pace * left);
        }
    }
  }
  /** @param {Float32Array} from @param {number} index */
  const row = (from, index) => [...from.subarray(index * units, (index + 1) * units)];
  return {
    offsets: [...innerOffsets.now],
    inner: (/** @type {number} */ feature) => row(inner.now, feature),
    outer: (/** @type {number} */ each) => row(outer.now, each),
    outerOffset: (/** @type {number} */ each) => outerOffsets.now[each] ?? 0,
  };
}

/** The barest notes, each with some that it may be said of and when. @param {readonly Example[]} bare @returns {Example[]} */
function framed(bare) {
  const random = chance(7);
  /** @param {Example} example */
  const dogOf = ({ dog, levels: [ideal, other] }) => {
    if (ideal === 'urgent') return dog;
    return { ...dog, ...any(ideal === 'low' && !other ? [...grown, ...young] : grown, random) };
  };
  return bare.flatMap((each) =>
    Array.from({ length: framesEach }, () => ({
      ...each,
      dog: dogOf(each),
      note: `${any(subjects, random)}${each.note} ${any(moments, random)}`,
      // What cannot wait is to stand out whoever and whenever it is.
      weight: each.levels[0] === 'urgent' ? phraseWeight : phraseWeight / 2,
    })),
  );
}

/** @template Item @param {readonly Item[]} of @param {() => number} random */
const any = (of, random) => of[Math.floor(random() * of.length)];

/**
 * Learns from labelled notes what their words and concepts speak for, and writes it where the engine finds it.
 * @param {readonly Example[]} notes @param {readonly Example[]} bare Notes of what happened alone.
 */
export async function learn(notes, bare) {
  /** @param {string} file */
  const built = (file) => import(pathToFileURL(path.join(root, 'build/listening', file)).href);
  const { recognise } = await built('recognise.js');
  const { featuresOf, hiddenUnits, stepsPerUnit, zeroCode, maxSteps } = await built('classifier.js');
  const { frailtyOf } = await built('dog.js');
  const { ordinaryDay, signs } = await built('knowledge/signs.js');
  const { behaviours } = await built('knowledge/behaviours.js');
  const { severityLevels } = await import(pathToFileURL(path.join(root, 'build/domain/analysis.js')).href);
  const kinds = [...signs, ...behaviours];
  /** @type {string[]} */
  const ids = kinds.map(({ id }) => id);
  /** @type {Example[]} */
  const phrases = kinds.flatMap(({ id, urgency, said }) =>
    said.map((/** @type {string} */ note) => ({
      note,
      levels: [urgency],
      topics: [id],
      weight: phraseWeight,
    })),
  );
  const { trouble } = await built('words/trouble.js');
  // Of each trouble that there is none. What a dog must do is no trouble: without it there is one.
  /** @type {Example[]} */
  const denials = trouble
    .trim()
    .split('\n')
    .map((/** @type {string} */ line) => line.replace(/^.*?: =?|,.*$/g, ''))
    .filter((/** @type {string} */ phrase) => !/^(?:no|not|can not|poo|pee|breath|appetite)\b/.test(phrase))
    .map((/** @type {string} */ phrase) => ({
      note: `no ${phrase}`,
      levels: [severityLevels.at(-1)],
      topics: [ordinaryDay],
      weight: phraseWeight,
    }));
  /** @type {Lesson[]} */
  const lessons = [...notes, ...bare, ...framed(bare), ...phrases, ...denials].map(
    ({ note, dog, levels, topics, weight }) => ({
      features: [...featuresOf(recognise(note, ''), frailtyOf({ ...unknown, ...dog }))],
      levels,
      topics: topics.filter((id) => ids.includes(id)),
      weight: weight ?? 1,
    }),
  );
  /** @type {Map<string, number>} */
  const met = new Map();
  for (const feature of lessons.flatMap(({ features }) => features))
    met.set(feature, (met.get(feature) ?? 0) + 1);
  // With a letter beyond Latin in it, the whole table takes twice its size in memory.
  const features = [...met.keys()]
    .filter((each) => !/[^\0-\xff]/.test(each))
    .filter((each) => (met.get(each) ?? 0) >= (/[_~]/.test(each) ? fewestPairsMet : fewestMet))
    .toSorted();
  const trained = train(lessons, features, severityLevels, ids, hiddenUnits);

  /** A letter a weight. @param {number} weight */
  const letter = (weight) =>
    String.fromCodePoint(
      zeroCode + Math.min(maxSteps, Math.max(-maxSteps, Math.round(weight * stepsPerUnit))),
    );
  /** @param {readonly number[]} numbers */
  const rounded = (numbers) => numbers.map((each) => each.toFixed(3)).join(' ');
  const classes = [...severityLevels, ...ids];
  /** @param {string} name @param {string} code */
  const write = (name, code) =>
    writeFileSync(
      path.join(root, 'src/listening/learnt', name),
      `// Made by \`npm run eval -- --learn\` from the notes tuned on: not to be edited.\n${code}`,
    );
  write(
    'outputWeights.ts',
    `/** The hidden layer's biases. */
export const hiddenBiases = \`${rounded(trained.offsets)}\`;

/** The output layer: a level or topic a line, its bias, and a weight for each hidden unit. */
export const outputWeights = \`
${classes.map((each, index) => `${each} ${rounded([trained.outerOffset(index), ...trained.outer(index)])}`).join('\n')}
\`;
`,
  );
  write(
    'inputWeights.ts',
    `import { bytesOf } from '../bytesOf.ts';

/** What each word (\`#\` concept, \`!\` denied, \`?\` said otherwise) weighs: a line each, with a letter for each hidden unit. */
export const inputWeights = bytesOf(\`
${features.map((feature, index) => `${feature} ${trained.inner(index).map(letter).join('')}`).join('\n')}
\`);
`,
  );
}
