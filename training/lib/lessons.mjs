import { readLexicon } from '../../scripts/lib/lexicon.mjs';
import { built } from './engine.mjs';
import { phraseWeight, unknownDog, withFrames } from './frames.mjs';
import { noteSets, notesOf, partsOf, sets } from './sets.mjs';

/**
 * @typedef {{ note: string, dog?: object | undefined, levels: readonly string[], topics: readonly string[], weight: number, isReal?: boolean }} Example
 *
 * What the network of words learns from a note, or from a sentence of one.
 * @typedef {{ features: readonly string[], levels: readonly string[], topics: readonly string[], weight: number }} Lesson
 */

// Weight of real days in the network of words; the one in order, which reads much longer notes, counts them more.
const realDayWeight = 2;

/** Every note that may be trained on, with what it counts. @returns {Example[]} */
export const trainingNotes = () =>
  noteSets
    .filter(({ weight }) => weight)
    .flatMap((set) =>
      partsOf(set, notesOf(set)).open.map((each) => ({
        ...each,
        weight: set.contents === 'real days' ? realDayWeight : (set.weight ?? 0),
        isReal: set.contents === 'real days',
      })),
    );

/** The ids of all signs and behaviors. @returns {Promise<string[]>} */
export const topicIds = async () => (await kinds()).map(({ id }) => id);

async function kinds() {
  const { signs } = await built('listening/knowledge/signs.js');
  const { behaviours } = await built('listening/knowledge/behaviours.js');
  return [...signs, ...behaviours];
}

/**
 * All that the network of words is trained on: the notes, the bare entries with various subjects and times, the phrases that
 * `knowledge/` has, and the denial of each trouble. Of real days each sentence of an ordinary one is learned by itself, too, and
 * no note as a whole that the engine would not read as a whole.
 */
export async function lessons() {
  const { recognise } = await built('listening/recognise.js');
  const { featuresOf, maxWords } = await built('listening/classifier.js');
  const { isBrief, sentencesOf } = await built('listening/decide.js');
  const { frailtyOf } = await built('listening/dog.js');
  const ids = new Set(await topicIds());
  /** @param {Example} example @returns {Lesson[]} */
  const lessonsOf = ({ note, dog, levels, topics, weight, isReal }) => {
    const seen = recognise(note, '');
    const frail = frailtyOf({ ...unknownDog, ...dog });
    const isOrdinary = levels.join() === 'low';
    const known = topics.filter((id) => ids.has(id));
    /** @param {object} [part] */
    const lesson = (part) => ({
      features: [...featuresOf(seen, frail, part)],
      levels,
      topics: known,
      weight,
    });
    const whole = isReal && seen.words.length > maxWords ? [] : [lesson()];
    const sentences =
      isReal && isOrdinary ? sentencesOf(seen).filter((/** @type {object} */ part) => !isBrief(part)) : [];
    return [...whole, ...sentences.map(lesson)];
  };
  const bare = sets
    .filter(({ contents }) => contents === 'bare entries')
    .flatMap(notesOf)
    .map((each) => ({ ...each, weight: 1 }));
  return [
    ...trainingNotes(),
    ...bare,
    ...withFrames(bare),
    ...(await phrases()),
    ...(await denials()),
  ].flatMap(lessonsOf);
}

/** The phrases that `knowledge/` has for each sign and behavior. @returns {Promise<Example[]>} */
async function phrases() {
  return (await kinds()).flatMap(({ id, urgency, said }) =>
    said.map((/** @type {string} */ note) => ({
      note,
      levels: [urgency],
      topics: [id],
      weight: phraseWeight,
    })),
  );
}

/** The denial of each trouble. What a dog must do is none: its absence is one. @returns {Promise<Example[]>} */
async function denials() {
  const { ordinaryDay } = await built('listening/knowledge/signs.js');
  return readLexicon()
    .filter(({ kind, file }) => kind === 'trouble' && file !== 'foreignWords.txt')
    .map(({ lines: [first] }) => first?.text.replace(/^=| \(shared\)$/g, '') ?? '')
    .filter((phrase) => !/^(?:no|not|can not|poo|pee|breath|appetite)\b/.test(phrase))
    .map((phrase) => ({
      note: `no ${phrase}`,
      levels: ['low'],
      topics: [ordinaryDay],
      weight: phraseWeight,
    }));
}
