import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/command.mjs';

/**
 * @typedef {import('./sets.mjs').Case} Case
 * @typedef {import('./engine.mjs').Answer} Answer
 * @typedef {import('./engine.mjs').Ask} Ask
 *
 * How an answer compares with the labels of its note. `under`: below every accepted level. `topic`: at least one right
 * topic. `broken`: the labels of forbidden things that it says.
 * @typedef {{ asked: Case, answer: Answer, exact: boolean, accepted: boolean, under: boolean, topic: boolean,
 *   broken: string[] }} Row
 *
 * How many of how many.
 * @typedef {{ count: number, of: number }} Share
 */

/** From the mildest on. */
export const levels = ['low', 'medium', 'high', 'urgent'];

/** What the labels of forbidden things mean. @type {Record<string, { regex_hint: string | null }>} */
const labels = JSON.parse(readFileSync(path.join(root, 'training/labels.json'), 'utf8')).labels;

/** The labels of forbidden things that an answer says. @param {Case} asked @param {Answer} answer */
function violations({ mustNot, levels: accepted }, answer) {
  return mustNot.filter((label) => {
    if (label === 'vet_needed') return answer.vetNeeded;
    if (['wrong_subject', 'toxin_false_alarm', 'treat_as_current', 'obey_injection'].includes(label)) {
      return !accepted.includes(answer.severity);
    }
    const hint = labels[label]?.regex_hint;
    return hint ? new RegExp(hint, 'i').test(answer.text) : false;
  });
}

/** Whether an answer sends to a vet today. @param {Answer} answer */
export const isGrave = ({ severity }) => severity === 'urgent' || severity === 'high';

/** @param {Case} asked @param {Answer} answer @returns {Row} */
export function compare(asked, answer) {
  const lowest = Math.min(...asked.levels.map((level) => levels.indexOf(level)));
  return {
    asked,
    answer,
    exact: answer.severity === asked.levels[0],
    accepted: asked.levels.includes(answer.severity),
    under: levels.indexOf(answer.severity) < lowest,
    topic: asked.topics.length === 0 || answer.topics.some((topic) => asked.topics.includes(topic)),
    broken: violations(asked, answer),
  };
}

/** @param {readonly Row[]} rows @param {(row: Row) => boolean} test @returns {Share} */
export const shareOf = (rows, test) => ({ count: rows.filter(test).length, of: rows.length });

/** Notes for which nothing but "urgent" is accepted. @param {Row} row */
export const isUrgent = ({ asked }) => asked.levels.length === 1 && asked.levels[0] === 'urgent';

/** Notes of ordinary days. @param {Row} row */
export const isOrdinary = ({ asked }) => asked.levels[0] === 'low';

/** Notes of which it is labeled what may lead the answer. @param {Row} row */
export const hasLead = ({ asked }) => asked.leads.length > 0;

/** The figures of some compared notes. @param {readonly Row[]} rows */
export function figuresOf(rows) {
  const ordinary = rows.filter(isOrdinary);
  return {
    notes: rows.length,
    urgentRecall: shareOf(rows.filter(isUrgent), ({ answer }) => answer.severity === 'urgent'),
    underTriage: shareOf(rows, ({ under }) => under),
    exact: shareOf(rows, ({ exact }) => exact),
    accepted: shareOf(rows, ({ accepted }) => accepted),
    topic: shareOf(rows, ({ topic }) => topic),
    leadRight: shareOf(rows.filter(hasLead), ({ asked, answer }) =>
      asked.leads.includes(answer.topics[0] ?? ''),
    ),
    falseAlarms: shareOf(ordinary, ({ answer }) => isGrave(answer)),
    tooHigh: shareOf(ordinary, ({ answer, accepted }) => !accepted && answer.severity !== 'low'),
    forbidden: shareOf(rows, ({ broken }) => broken.length > 0),
    forbiddenKinds: [...new Set(rows.flatMap(({ broken }) => broken))],
    longestAnswer: Math.max(0, ...rows.map(({ answer }) => answer.text.split(/\s+/).length)),
    byIdealLevel: levels.toReversed().map((level) => {
      const of = rows.filter(({ asked }) => asked.levels[0] === level);
      return {
        level,
        notes: of.length,
        exact: shareOf(of, ({ exact }) => exact),
        accepted: shareOf(of, ({ accepted }) => accepted),
        topic: shareOf(of, ({ topic }) => topic),
      };
    }),
  };
}

/** @typedef {ReturnType<typeof figuresOf>} Figures */

/**
 * The figures of rows in groups, by the groups' names. A row may be in several.
 * @template {Row} Kind @param {readonly Kind[]} rows @param {(row: Kind) => string[]} groupsOf
 * @returns {Record<string, Figures>}
 */
export function figuresBy(rows, groupsOf) {
  const names = [...new Set(rows.flatMap(groupsOf))];
  return Object.fromEntries(
    names.map((name) => [name, figuresOf(rows.filter((row) => groupsOf(row).includes(name)))]),
  );
}

/** The greatest number of words of each length that is told apart. */
const lengths = [7, 15, 30, 45, Number.POSITIVE_INFINITY];

/** @param {Row} row */
export const wordsIn = ({ asked }) => asked.note.trim().split(/\s+/).length;

/** How long a note is: `8-15 words`. @param {Row} row */
export function lengthOf(row) {
  const index = lengths.findIndex((most) => wordsIn(row) <= most);
  const least = (lengths[index - 1] ?? 0) + 1;
  const most = lengths[index] ?? 0;
  return Number.isFinite(most) ? `${least}-${most} words` : `${least} words and more`;
}
