import { say } from '../../scripts/lib/command.mjs';

/** @typedef {import('./scoring.mjs').Figures} Figures */

/** A share in percent. @param {import('./scoring.mjs').Share} share */
export const percent = ({ count, of }) =>
  of === 0 ? '  -   ' : `${((100 * count) / of).toFixed(1)}%`.padStart(6);

/** Prints a set's figures. @param {string} title @param {Figures} figures */
export function printFigures(title, figures) {
  const { urgentRecall, underTriage, falseAlarms, tooHigh, forbidden, leadRight } = figures;
  say(`\n${title}: ${figures.notes} notes`);
  say(`  urgent recall      ${percent(urgentRecall)}  of ${urgentRecall.of}`);
  say(`  under-triage       ${percent(underTriage)}  ${underTriage.count}`);
  say(`  exact urgency      ${percent(figures.exact)}`);
  say(`  accepted urgency   ${percent(figures.accepted)}`);
  say(`  topic hit          ${percent(figures.topic)}`);
  if (leadRight.of > 0) say(`  lead sign right    ${percent(leadRight)}  of ${leadRight.of}`);
  say(`  false alarms       ${percent(falseAlarms)}  high or urgent, of ${falseAlarms.of} ordinary notes`);
  say(`  too high           ${percent(tooHigh)}  above what is accepted, of the same notes`);
  say(`  must-not broken    ${forbidden.count}  ${figures.forbiddenKinds.join(', ')}`);
  say(`  longest answer     ${figures.longestAnswer} words`);
  say('  by ideal level     notes  exact accepted  topic');
  for (const { level, notes, exact, accepted, topic } of figures.byIdealLevel) {
    const shares = `${percent(exact)}  ${percent(accepted)} ${percent(topic)}`;
    say(`    ${level.padEnd(14)} ${String(notes).padStart(7)} ${shares}`);
  }
}

/** Prints the notes that were answered wrongly. @param {readonly import('./scoring.mjs').Row[]} rows */
export function printMisses(rows) {
  for (const { asked, answer, accepted, topic, broken } of rows) {
    if (accepted && topic && broken.length === 0) continue;
    say(
      `  ${accepted ? '     ' : 'LEVEL'} ${topic ? '     ' : 'TOPIC'} ${broken.join(',')} want ${asked.levels.join('/')} ${asked.topics.join(',')}\n        got ${answer.severity} ${answer.topics.join(',')}\n        ${asked.note}`,
    );
  }
}

/**
 * Prints a table of groups of notes, a row each.
 * @param {string} title @param {Record<string, Figures>} groups
 */
function printTable(title, groups) {
  const rows = Object.entries(groups);
  if (rows.length === 0) return;
  say(`\n${title.padEnd(40)}  notes  urgent recall  accepted   topic  false alarms   lead right`);
  for (const [name, { notes, urgentRecall, accepted, topic, falseAlarms, leadRight }] of rows) {
    const cells = [
      String(notes).padStart(6),
      withWhole(urgentRecall, 5),
      percent(accepted).padStart(9),
      percent(topic).padStart(7),
      withWhole(falseAlarms, 5),
      withWhole(leadRight, 4),
    ];
    say(`  ${name.padEnd(38)} ${cells.join(' ')}`);
  }
}

/** A share in percent and of how many. @param {import('./scoring.mjs').Share} share @param {number} width */
const withWhole = (share, width) => `${percent(share)} of${String(share.of).padStart(width)}`;

/** Prints every figure, those of real ordinary days first. @param {import('./measuring.mjs').Evaluation} evaluation */
export function printEvaluation(evaluation) {
  const { falseAlarms, urgentRecall, accepted } = evaluation.realDays;
  say('\nReal days, held out');
  say(`  false alarms       ${withWhole(falseAlarms, 5)} ordinary days, rated high or urgent`);
  say(`  urgent recall      ${withWhole(urgentRecall, 5)}`);
  say(`  accepted urgency   ${withWhole(accepted, 5)}`);
  printTable('Real days, held out, by length', evaluation.realDaysByLength);
  printTable('Real days, held out, by kind', evaluation.realDaysByKind);
  printTable('Real days, held out, by kind of page', evaluation.realDaysBySource);
  printTable('Synthetic notes, held out, by length', evaluation.syntheticByLength);
  say(`\nLead sign right, held-out notes with a labeled lead: ${withWhole(evaluation.leadRight, 4)}`);
  for (const [set, { leadRight }] of Object.entries(evaluation.leadRightBySet))
    say(`  ${set.padEnd(18)} ${withWhole(leadRight, 4)}`);
  for (const [title, figures] of Object.entries({ ...evaluation.reports, ...evaluation.longNotes }))
    printFigures(title, figures);
  say(`\n5,000 characters: ${evaluation.longestNoteMs.toFixed(1)} ms of one core, the median of 30 runs`);
}
