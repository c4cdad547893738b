import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import '../scripts/lib/nodeVersion.mjs';
import { command } from '../scripts/lib/command.mjs';
import { asking, buildEngine } from './lib/engine.mjs';
import { measure } from './lib/measuring.mjs';
import { printEvaluation, printFigures, printMisses } from './lib/report.mjs';
import { compare, figuresOf } from './lib/scoring.mjs';
import { parseNotes } from './lib/sets.mjs';

/**
 * Measures the engine on every set that is scored, or on the files named. `--misses` shows what was wrong in notes that
 * may be looked at, `--json FILE` writes every figure to a file.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      misses: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
    allowPositionals: true,
  });
  await buildEngine();
  const ask = await asking();
  for (const file of positionals) {
    const rows = parseNotes(readFileSync(file, 'utf8'), file).map((asked) => compare(asked, ask(asked)));
    printFigures(file, figuresOf(rows));
    if (values.misses) printMisses(rows);
  }
  if (positionals.length > 0) return;
  const { evaluation, open } = measure(ask);
  printEvaluation(evaluation);
  if (values.misses) printMisses(open);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(evaluation, null, 2)}\n`);
});
