import { built } from './engine.mjs';
import { topicIds } from './lessons.mjs';
import { modelWriter } from './modelFiles.mjs';
import { seededRandom } from './random.mjs';

/** @typedef {import('./lessons.mjs').Lesson} Lesson */

const hiddenUnits = 96;
// Weights of words are stored as bytes that count so much each.
const step = 1 / 16;
const seed = 5;
const epochs = 42;
const learningRate = 0.2;
const outputLearningRate = 0.1;
// Weight of the topics' loss beside the levels': both share the hidden layer.
const topicLossWeight = 0.5;
// Dropout of words, since other owners put it differently, and of concepts, more often, since other owners say things
// that no concept matches.
const wordDropout = 0.2;
const conceptDropout = 0.3;
// Dropout of hidden units, so that none relies on another.
const hiddenDropout = 0.5;
// Share of a note's target that goes to other acceptable levels.
const labelSmoothing = 0.3;
// Minimum occurrences of a word or concept, and of a pair or word piece; rarer ones are ignored.
const minOccurrences = 3;
const minPairOccurrences = 10;

/** Weights with a small random start, trained by Adagrad. */
class Weights {
  /** @param {number} size @param {() => number} random @param {number} spread */
  constructor(size, random, spread) {
    this.now = Float32Array.from({ length: size }, () => (2 * random() - 1) * spread);
    this.moved = new Float32Array(size).fill(0.01);
  }

  /** @param {number} at @param {number} gradient @param {number} step */
  update(at, gradient, step) {
    const moved = (this.moved[at] ?? 0) + gradient * gradient;
    this.moved[at] = moved;
    this.now[at] = (this.now[at] ?? 0) - (step * gradient) / Math.sqrt(moved);
  }
}

/**
 * Softmax over the scores from `first` up to but excluding `end`, in place.
 * @param {Float32Array} scores @param {number} first @param {number} end
 */
function softmax(scores, first, end) {
  const part = scores.subarray(first, end);
  const most = Math.max(...part);
  let sum = 0;
  for (let at = 0; at < part.length; at += 1) sum += part[at] = Math.exp((part[at] ?? 0) - most);
  for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) / sum;
}

/**
 * Trains a network with one hidden layer shared by levels and topics.
 * @param {readonly Lesson[]} lessons @param {readonly string[]} features
 * @param {readonly string[]} levels @param {readonly string[]} topics @param {number} units
 */
function train(lessons, features, levels, topics, units) {
  const random = seededRandom(seed);
  const places = new Map(features.map((feature, index) => [feature, index * units]));
  const classes = levels.length + topics.length;
  const inner = new Weights(features.length * units, random, 0.17);
  const innerOffsets = new Weights(units, random, 0);
  const outer = new Weights(classes * units, random, 0.17);
  const outerOffsets = new Weights(classes, random, 0);
  const examples = lessons.map((lesson) => {
    const target = new Float32Array(classes);
    const [ideal = '', ...others] = lesson.levels;
    target[levels.indexOf(ideal)] = others.length > 0 ? 1 - labelSmoothing : 1;
    for (const other of others) target[levels.indexOf(other)] = labelSmoothing / others.length;
    for (const topic of lesson.topics)
      target[levels.length + topics.indexOf(topic)] = 1 / lesson.topics.length;
    const said = lesson.features.flatMap((feature) => {
      const place = places.get(feature);
      return place === undefined
        ? []
        : [{ place, dropout: /^[#!?]/.test(feature) ? conceptDropout : wordDropout }];
    });
    return { said, target, weight: lesson.weight, told: lesson.topics.length > 0 ? classes : levels.length };
  });
  const hidden = new Float32Array(units);
  const active = new Uint16Array(units);
  const back = new Float32Array(units);
  const scores = new Float32Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let index = examples.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const [here, there] = [examples[index], examples[other]];
      if (here && there) [examples[index], examples[other]] = [there, here];
    }
    // The learning rate decays to zero, so that it converges.
    const decay = 1 - epoch / epochs;
    for (const { said, target, weight, told } of examples) {
      const heard = said.filter((each) => random() > each.dropout).map(({ place }) => place);
      const scale = 1 / Math.sqrt(heard.length || 1);
      hidden.fill(0);
      for (const place of heard)
        for (let unit = 0; unit < units; unit += 1)
          hidden[unit] = (hidden[unit] ?? 0) + (inner.now[place + unit] ?? 0);
      // Only the units that are neither silent nor dropped count, about one in four.
      let actives = 0;
      for (let unit = 0; unit < units; unit += 1) {
        const value = (hidden[unit] ?? 0) * scale + (innerOffsets.now[unit] ?? 0);
        if (value <= 0 || random() <= hiddenDropout) continue;
        hidden[unit] = value / (1 - hiddenDropout);
        active[actives] = unit;
        actives += 1;
      }
      for (let each = 0; each < told; each += 1) {
        let score = outerOffsets.now[each] ?? 0;
        for (let at = 0; at < actives; at += 1) {
          const unit = active[at] ?? 0;
          score += (outer.now[each * units + unit] ?? 0) * (hidden[unit] ?? 0);
        }
        scores[each] = score;
      }
      softmax(scores, 0, levels.length);
      if (told > levels.length) softmax(scores, levels.length, told);
      back.fill(0);
      for (let each = 0; each < told; each += 1) {
        const counts = each < levels.length ? weight : weight * topicLossWeight;
        const gradient = ((scores[each] ?? 0) - (target[each] ?? 0)) * counts;
        // Most topics are practically ruled out: their tiny gradients are not worth the time.
        if (Math.abs(gradient) < 1e-4) continue;
        outerOffsets.update(each, gradient, outputLearningRate * decay);
        for (let at = 0; at < actives; at += 1) {
          const unit = active[at] ?? 0;
          const place = each * units + unit;
          back[unit] = (back[unit] ?? 0) + gradient * (outer.now[place] ?? 0);
          outer.update(place, gradient * (hidden[unit] ?? 0), outputLearningRate * decay);
        }
      }
      for (let at = 0; at < actives; at += 1) {
        const unit = active[at] ?? 0;
        const gradient = (back[unit] ?? 0) / (1 - hiddenDropout);
        back[unit] = gradient * scale;
        innerOffsets.update(unit, gradient, outputLearningRate * decay);
      }
      for (const place of heard)
        for (let at = 0; at < actives; at += 1) {
          const unit = active[at] ?? 0;
          inner.update(place + unit, back[unit] ?? 0, learningRate * decay);
        }
    }
  }
  /** @param {Float32Array} from @param {number} count */
  const rows = (from, count) =>
    Array.from({ length: count }, (_, index) => [...from.subarray(index * units, (index + 1) * units)]);
  return {
    inner: rows(inner.now, features.length),
    innerOffsets: [...innerOffsets.now],
    outer: rows(outer.now, classes),
    outerOffsets: [...outerOffsets.now],
  };
}

/**
 * Learns from lessons what their words and concepts indicate, and writes the network to a folder.
 * @param {string} folder @param {readonly Lesson[]} lessons
 */
export async function learn(folder, lessons) {
  const { severityLevels } = await built('domain/severity.js');
  const topics = await topicIds();
  const features = frequentFeatures(lessons);
  const trained = train(lessons, features, severityLevels, topics, hiddenUnits);
  const model = modelWriter();
  model.add('features', trained.inner, step);
  model.addExact('bias', [trained.innerOffsets]);
  for (const [name, ...part] of /** @type {const} */ ([
    ['toLevels', 0, severityLevels.length],
    ['toTopics', severityLevels.length],
  ])) {
    model.addExact(`${name}.weights`, trained.outer.slice(...part));
    model.addExact(`${name}.bias`, [trained.outerOffsets.slice(...part)]);
  }
  model.write(folder, 'words', { features, levels: severityLevels, topics });
}

/** The features that lessons have often enough. @param {readonly Lesson[]} lessons */
function frequentFeatures(lessons) {
  /** @type {Map<string, number>} */
  const met = new Map();
  for (const { features } of lessons)
    for (const feature of features) met.set(feature, (met.get(feature) ?? 0) + 1);
  return [...met.keys()]
    .filter((each) => (met.get(each) ?? 0) >= (/[_~]/.test(each) ? minPairOccurrences : minOccurrences))
    .toSorted();
}
