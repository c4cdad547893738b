import { compare, figuresBy, figuresOf, hasLead, lengthOf, wordsIn } from './scoring.mjs';
import { noteSets, notesOf, partsOf } from './sets.mjs';

/**
 * @typedef {import('./sets.mjs').Case} Case
 * @typedef {import('./engine.mjs').Ask} Ask
 * @typedef {import('./scoring.mjs').Row} Row
 * @typedef {import('./scoring.mjs').Figures} Figures
 */

// The sets of which notes are placed among ordinary ones. Their order decides which notes meet.
const amongOrdinary = ['likeGiven01', 'likeGiven02', 'likeGiven00'];

/**
 * Puts each note among `many` ordinary ones, as a red flag may be buried in a long cheerful note.
 * @param {Case[]} cases @param {Case[]} ordinary @param {number} many @returns {Case[]}
 */
const amid = (cases, ordinary, many) =>
  cases.map((asked, index) => {
    const around = Array.from(
      { length: many },
      (_, at) => ordinary[(index * 7 + at * 31) % ordinary.length]?.note ?? '',
    );
    const said = around.toSpliced(index % (many + 1), 0, asked.note);
    const note = said.map((each) => each.trim().replace(/[^.!?]$/, '$&.')).join(' ');
    return { ...asked, note, topics: [], mustNot: [], leads: [] };
  });

/** Urgent and ordinary notes among `many` ordinary ones of at most 15 words. @param {number} many */
function longNotes(many) {
  const notes = amongOrdinary.flatMap((name) => noteSets.filter((set) => set.name === name).flatMap(notesOf));
  /** @param {string} level */
  const only = (level) => notes.filter(({ levels }) => levels.join() === level);
  const brief = only('low').filter(({ note }) => note.split(/\s+/).length <= 15);
  return amid([...only('urgent'), ...brief], brief, many);
}

/** The median time of one core for a note of the greatest length, in ms. @param {Ask} ask */
function timeOfLongest(ask) {
  const note = 'He was sick twice and now he is pacing, not eating his dinner. '.repeat(80).slice(0, 5000);
  const dog = { breed: 'Beagle', age: 3, weight: 30, gender: /** @type {const} */ ('male') };
  for (let warm = 0; warm < 10; warm += 1) ask({ note, dog });
  const times = Array.from({ length: 30 }, () => {
    const start = process.cpuUsage();
    ask({ note, dog });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).toSorted((a, b) => a - b);
  return times[15] ?? 0;
}

/**
 * Asks the engine about every scored note. Sets with the same `report` and part share a title.
 * @param {Ask} ask @returns {(Row & { title: string, isHeldOut: boolean, isRealDay: boolean })[]}
 */
const answered = (ask) =>
  noteSets
    .filter(({ report }) => report)
    .flatMap((set) => {
      const { open, heldOut } = partsOf(set, notesOf(set));
      const openTitle = `${set.report}, ${set.weight ? 'trained on' : 'tuned on'}`;
      const isRealDay = set.contents === 'real days';
      return [
        ...open.map((asked) => ({
          ...compare(asked, ask(asked)),
          title: openTitle,
          isHeldOut: false,
          isRealDay,
        })),
        ...heldOut.map((asked) => ({
          ...compare(asked, ask(asked)),
          title: `${set.report}, held out`,
          isHeldOut: true,
          isRealDay,
        })),
      ];
    });

/**
 * Every figure of the engine, and how the notes were answered that may be looked at.
 * @param {Ask} ask
 */
export function measure(ask) {
  const rows = answered(ask);
  const real = rows.filter(({ isRealDay, isHeldOut }) => isRealDay && isHeldOut);
  const synthetic = rows.filter(({ isRealDay, isHeldOut }) => !isRealDay && isHeldOut);
  const ofReal = figuresOf(real);
  /** @param {readonly Row[]} of */
  const byLength = (of) =>
    figuresBy(
      of.toSorted((one, other) => wordsIn(one) - wordsIn(other)),
      (row) => [lengthOf(row)],
    );
  const evaluation = {
    realDays: {
      falseAlarms: ofReal.falseAlarms,
      urgentRecall: ofReal.urgentRecall,
      accepted: ofReal.accepted,
    },
    leadRight: figuresOf(synthetic).leadRight,
    leadRightBySet: figuresBy(synthetic.filter(hasLead), ({ asked }) => [asked.set]),
    realDaysByLength: byLength(real),
    realDaysByKind: figuresBy(real, ({ asked }) => asked.kinds),
    realDaysBySource: figuresBy(real, ({ asked }) => [asked.source]),
    syntheticByLength: byLength(synthetic),
    reports: figuresBy(rows, ({ title }) => [title]),
    longNotes: Object.fromEntries(
      [1, 4].map((many) => [
        `Urgent and ordinary notes like the given ones, 0 to 2, each among ${many} ordinary ones`,
        figuresOf(longNotes(many).map((asked) => compare(asked, ask(asked)))),
      ]),
    ),
    longestNoteMs: timeOfLongest(ask),
  };
  return { evaluation, open: rows.filter(({ isHeldOut }) => !isHeldOut) };
}

/** @typedef {ReturnType<typeof measure>['evaluation']} Evaluation */
