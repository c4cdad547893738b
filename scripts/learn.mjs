import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/**
 * @typedef {{ note: string, dog?: object, levels: readonly string[], topics: readonly string[], weight?: number }} Example
 */

const rounds = 30;
const decay = 1e-3;
// Concepts are left out now and then while learning, for other owners say things no concept hears.
const unheard = 0.3;
// Known phrases count for less than whole notes.
const phraseWeight = 0.5;
// How much of a note is told as the other levels that would do as well.
const lenience = 0.3;
// Weights smaller than this say nothing.
const least = 0.4;
const perLine = 80;

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

/** Numbers that look like chance and are the same every time. */
function chance() {
  let seed = 1;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

/** @param {Float64Array} scores */
function shares(scores) {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/**
 * Multinomial logistic regression by gradient descent.
 * @param {readonly { features: readonly string[], wanted: Float64Array, weight: number }[]} examples
 * @param {number} classes
 */
function weigh(examples, classes) {
  /** @type {Map<string, number>} */
  const places = new Map();
  for (const feature of examples.flatMap(({ features }) => features))
    if (!places.has(feature)) places.set(feature, places.size * classes);
  // One row of weights a feature, as numbers in one array: learning takes minutes, and a Map of arrays twice as many.
  const rows = new Float32Array(places.size * classes);
  const always = new Float32Array(classes);
  const random = chance();
  const known = examples.map(({ features, ...rest }) => ({
    ...rest,
    spoken: features.map((each) => ({ row: places.get(each) ?? 0, concept: /^[#!?]/.test(each) })),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (let index = known.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const [here, there] = [known[index], known[other]];
      if (here && there) [known[index], known[other]] = [there, here];
    }
    // Towards the end single notes must not sway it: it comes to rest.
    const pace = 1 - round / rounds;
    const kept = 1 - pace * decay;
    for (const { spoken, wanted, weight } of known) {
      const heard = spoken.filter(({ concept }) => !concept || random() > unheard).map(({ row }) => row);
      const scale = 1 / Math.sqrt(heard.length || 1);
      const scores = Float64Array.from(always);
      for (const row of heard)
        for (let at = 0; at < classes; at += 1)
          scores[at] = (scores[at] ?? 0) + (rows[row + at] ?? 0) * scale;
      const step = shares(scores).map((each, at) => ((wanted[at] ?? 0) - each) * weight * pace);
      for (let at = 0; at < classes; at += 1) always[at] = (always[at] ?? 0) + (step[at] ?? 0) * 0.05;
      for (const row of heard)
        for (let at = 0; at < classes; at += 1)
          rows[row + at] = (rows[row + at] ?? 0) * kept + (step[at] ?? 0) * scale;
    }
  }
  const weights = new Map([...places].map(([feature, row]) => [feature, rows.subarray(row, row + classes)]));
  return { weights, always };
}

/**
 * Learns from labelled notes what their words and concepts weigh, and writes it where the engine finds it.
 * @param {readonly Example[]} notes
 */
export async function learn(notes) {
  /** @param {string} file */
  const built = (file) => import(pathToFileURL(path.join(root, 'build/listening', file)).href);
  const { recognise } = await built('recognise.js');
  const { featuresOf, fineness } = await built('similar.js');
  const { frailtyOf } = await built('dog.js');
  const { signs } = await built('knowledge/signs.js');
  const { behaviours } = await built('knowledge/behaviours.js');
  const { severityLevels } = await import(pathToFileURL(path.join(root, 'build/domain/analysis.js')).href);
  const kinds = [...signs, ...behaviours];
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
  const all = [...notes, ...phrases].map((each) => ({
    ...each,
    features: [...featuresOf(recognise(each.note, ''), frailtyOf({ ...unknown, ...each.dog }))],
  }));
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const feature of all.flatMap(({ features }) => features))
    seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const examples = all.map(({ features, levels, topics, weight }) => ({
    // A pair or a piece of a word met once or twice says nothing.
    features: features.filter((each) => !/[_~]/.test(each) || (seen.get(each) ?? 0) > 2),
    levels,
    topics: topics.filter((id) => ids.includes(id)),
    weight: weight ?? 1,
  }));
  /** @param {readonly string[]} of @param {readonly string[]} wanted */
  const spread = (of, wanted) =>
    Float64Array.from(of, (each) => (wanted.includes(each) ? 1 / wanted.length : 0));
  /** The ideal level, and a little of the others that are accepted. @param {readonly string[]} of @param {readonly string[]} levels */
  const judged = (of, levels) => {
    const others = spread(of, levels.slice(1));
    const ideal = levels.length > 1 ? 1 - lenience : 1;
    return others.map((share, at) => share * lenience + (of[at] === levels[0] ? ideal : 0));
  };
  const grave = weigh(
    examples.map(({ levels, ...rest }) => ({ ...rest, wanted: judged(severityLevels, levels) })),
    severityLevels.length,
  );
  const about = weigh(
    examples
      .filter((each) => each.topics.length > 0)
      .map(({ topics: wanted, ...rest }) => ({ ...rest, wanted: spread(ids, wanted) })),
    ids.length,
  );
  const whole = (/** @type {number} */ weight) => Math.round(weight * fineness);
  /** @param {string} feature @param {Float32Array} [level] @param {Float32Array} [topic] */
  const line = (feature, level, topic) =>
    [
      feature,
      [...(level ?? severityLevels.map(() => 0))].map(whole).join(),
      ...[...(topic ?? [])].flatMap((weight, index) =>
        Math.abs(weight) < least ? [] : [index, whole(weight)],
      ),
    ].join(' ');
  // With a letter beyond Latin in it, the whole table takes twice its size in memory.
  const features = [...new Set([...grave.weights.keys(), ...about.weights.keys()])]
    .filter((each) => !/[^\0-\xff]/.test(each))
    .toSorted();
  const table = [
    ids.join(' '),
    line('=', grave.always, about.always),
    ...features
      .map((feature) => line(feature, grave.weights.get(feature), about.weights.get(feature)))
      .filter((each) => !/^\S+ -?[0-3],-?[0-3],-?[0-3],-?[0-3]$/.test(each)),
  ];
  const lines = Array.from({ length: Math.ceil(table.length / perLine) }, (_, index) =>
    table.slice(index * perLine, (index + 1) * perLine).join('; '),
  );
  writeFileSync(
    path.join(root, 'src/listening/learnt/weights.ts'),
    `// Made by \`npm run eval -- --learn\` from the notes tuned on: not to be edited.
/** What each word (\`#\` concept, \`!\` denied, \`?\` said otherwise) speaks for: the levels, then topics by number. */
export const weights = \`
${lines.join(';\n')}
\`;
`,
  );
}
