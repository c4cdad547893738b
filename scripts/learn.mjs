import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/**
 * @typedef {{ note: string, levels: readonly string[], topics: readonly string[], weight?: number }} Example
 * @typedef {Map<string, Float64Array>} Weights
 */

const rounds = 30;
const decay = 1e-3;
// Concepts are left out now and then while learning, for other owners say things no concept hears.
const unheard = 0.3;
// Known phrases count for less than whole notes.
const phraseWeight = 0.5;
// Weights smaller than this say nothing.
const least = 0.4;
const perLine = 80;

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
  /** @type {Weights} */
  const weights = new Map();
  const always = new Float64Array(classes);
  const random = chance();
  const order = examples.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    const pace = 1 / (1 + round * 0.15);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const features = example.features.filter((each) => !/^[#!?]/.test(each) || random() > unheard);
      const scale = 1 / Math.sqrt(features.length || 1);
      const scores = Float64Array.from(always);
      for (const feature of features)
        weights.get(feature)?.forEach((each, at) => {
          scores[at] = (scores[at] ?? 0) + each * scale;
        });
      const given = shares(scores);
      const step = given.map((each, at) => ((example.wanted[at] ?? 0) - each) * example.weight * pace);
      step.forEach((each, at) => {
        always[at] = (always[at] ?? 0) + each * 0.05;
      });
      for (const feature of features) {
        const known = weights.get(feature) ?? new Float64Array(classes);
        weights.set(feature, known);
        for (let at = 0; at < classes; at += 1)
          known[at] = (known[at] ?? 0) * (1 - pace * decay) + (step[at] ?? 0) * scale;
      }
    }
  }
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
    features: [...featuresOf(recognise(each.note, ''))],
  }));
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const feature of all.flatMap(({ features }) => features))
    seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const examples = all.map(({ features, levels, topics, weight }) => ({
    // A pair of words met once or twice says nothing.
    features: features.filter((each) => !each.includes('_') || (seen.get(each) ?? 0) > 2),
    level: levels[0],
    topics: topics.filter((id) => ids.includes(id)),
    weight: weight ?? 1,
  }));
  /** @param {readonly string[]} of @param {readonly string[]} wanted */
  const spread = (of, wanted) =>
    Float64Array.from(of, (each) => (wanted.includes(each) ? 1 / wanted.length : 0));
  const grave = weigh(
    examples.map(({ level, ...rest }) => ({ ...rest, wanted: spread(severityLevels, [level ?? '']) })),
    severityLevels.length,
  );
  const about = weigh(
    examples
      .filter((each) => each.topics.length > 0)
      .map(({ topics: wanted, ...rest }) => ({ ...rest, wanted: spread(ids, wanted) })),
    ids.length,
  );
  const whole = (/** @type {number} */ weight) => Math.round(weight * fineness);
  /** @param {string} feature @param {Float64Array} [level] @param {Float64Array} [topic] */
  const line = (feature, level, topic) =>
    [
      feature,
      [...(level ?? severityLevels.map(() => 0))].map(whole).join(),
      ...[...(topic ?? [])].flatMap((weight, index) =>
        Math.abs(weight) < least ? [] : [index, whole(weight)],
      ),
    ].join(' ');
  const features = [...new Set([...grave.weights.keys(), ...about.weights.keys()])].toSorted();
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
