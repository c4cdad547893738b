import '../scripts/lib/nodeVersion.mjs';
import { command, say } from '../scripts/lib/command.mjs';
import { asking, buildEngine } from './lib/engine.mjs';
import { readRemarks, waysToRetell } from './lib/rephrasing.mjs';
import { percent } from './lib/report.mjs';
import { isGrave } from './lib/scoring.mjs';
import { notesOf, sets } from './lib/sets.mjs';

/** @typedef {import('./lib/sets.mjs').Case} Case */

/**
 * Prints how many emergencies are no longer recognized, and how many ordinary days raise an alarm, once they are
 * rephrased. Only notes count that the engine rates correctly as they stand.
 * @param {string} title @param {Case[]} cases @param {import('./lib/rephrasing.mjs').Remarks} remarks
 * @param {import('./lib/engine.mjs').Ask} ask @param {boolean} showChanged
 */
function scoreRetold(title, cases, remarks, ask, showChanged) {
  const heard = cases.map((asked) => ({ asked, grave: isGrave(ask(asked)) }));
  const emergencies = heard.filter(
    ({ asked, grave }) => grave && asked.levels.every((level) => level === 'urgent' || level === 'high'),
  );
  const ordinary = heard.filter(({ asked, grave }) => !grave && asked.levels.join() === 'low');
  say(
    `\nThe same notes rephrased, ${title}: emergencies no longer recognized, ordinary days that raise an alarm`,
  );
  for (const [way, retell] of Object.entries(waysToRetell(remarks))) {
    const columns = [emergencies, ordinary].map((of) => {
      const told = of.flatMap(({ asked, grave }, index) => {
        const note = retell(asked.note, index);
        return note === null ? [] : [{ note, changed: isGrave(ask({ ...asked, note })) !== grave }];
      });
      const changed = told.filter((each) => each.changed);
      if (showChanged) for (const { note } of changed) say(`      ${note.replaceAll('\n', ' / ')}`);
      const share = { count: changed.length, of: told.length };
      return `${percent(share)} ${String(share.count).padStart(4)} of ${String(share.of).padStart(4)}`;
    });
    say(`  ${way.padEnd(32)} ${columns.join('   ')}`);
  }
}

/** Measures how rephrasing changes what the engine answers. `--misses` shows the changed notes among those tuned on. */
await command(async () => {
  await buildEngine();
  const ask = await asking();
  const notes = sets.filter(({ retold }) => retold).flatMap(notesOf);
  const { tuned, heldOut } = readRemarks();
  scoreRetold('remarks tuned on', notes, tuned, ask, process.argv.includes('--misses'));
  scoreRetold('remarks held out', notes, heldOut, ask, false);
});
