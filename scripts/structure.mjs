import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import './lib/nodeVersion.mjs';
import { command, root, runQuietly, say, tool } from './lib/command.mjs';
import { install } from './lib/prepare.mjs';

/** @typedef {{ file: string, name: string, lines: number, complexity: number }} Measured */

/** @param {string[]} files @param {Measured[]} functions */
function rowOf(files, functions) {
  const lengths = functions.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return {
    files: files.length,
    lines: files.reduce((sum, file) => sum + linesIn(file), 0),
    functions: functions.length,
    'p90 lines': lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    'complexity over 15': functions.filter(({ complexity }) => complexity > 15).length,
  };
}

/** The files of a folder, relative to the repository. @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /(?<!\.test)\.(tsx?|mjs)$/.test(file) && !isGenerated(file));
}

/** @param {string} file */
const isGenerated = (file) => file.endsWith('/lexicon/entries.ts');

/** src/server/accounts/reset.ts is in src/server. @param {string} file */
const folderOf = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');

/** @param {string} file */
const linesIn = (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;

/**
 * The length and complexity of every function, as the linter counts them: with limits of zero it reports each.
 * @returns {Promise<Measured[]>}
 */
async function measureFunctions() {
  const config = path.join(root, '.cache/structure.json');
  const rules = {
    complexity: ['error', { max: 0 }],
    'max-lines-per-function': ['error', { max: 0, skipBlankLines: true, skipComments: true }],
  };
  mkdirSync(path.dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }));
  const args = [
    tool('oxlint', 'bin/oxlint'),
    '--config',
    config,
    '--format=unix',
    'src',
    'scripts',
    'bench',
    'training',
  ];
  const { output } = await runQuietly(args);
  rmSync(config);
  /** @type {Map<string, Measured>} */
  const found = new Map();
  const report =
    /^(\S+?):(\d+):\d+: (.*?function|.*?method|.*?constructor|.*?accessor)(?: `(.*?)`)? has (?:a complexity of (\d+)|too many lines \((\d+)\))/i;
  for (const line of output.split('\n')) {
    const [, file = '', at = '', , name = 'a function', complexity, lines] = report.exec(line) ?? [];
    if (!file || /\.test\.tsx?$/.test(file) || isGenerated(file)) continue;
    const known = found.get(`${file}:${at}`) ?? { file, name, lines: 0, complexity: 1 };
    if (complexity) known.complexity = Math.max(known.complexity, Number(complexity));
    if (lines) known.lines = Math.max(known.lines, Number(lines));
    found.set(`${file}:${at}`, known);
  }
  return [...found.values()];
}

/**
 * Prints how the sources are built: files and lines of each folder, and how long and complex its functions are. Tests,
 * generated weights and data are left out.
 */
await command(async () => {
  await install('working');
  const files = ['src', 'scripts', 'bench', 'training'].flatMap(sourcesIn);
  const functions = await measureFunctions();
  const folders = [...new Set(files.map(folderOf))];
  console.table(
    Object.fromEntries(
      folders.map((folder) => {
        const isHere = (/** @type {string} */ file) => folderOf(file) === folder;
        return [
          folder,
          rowOf(
            files.filter(isHere),
            functions.filter(({ file }) => isHere(file)),
          ),
        ];
      }),
    ),
  );
  const all = rowOf(files, functions);
  say(
    `All: ${Object.entries(all)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}.`,
  );
  const longest = functions.toSorted((a, b) => b.lines - a.lines).slice(0, 5);
  say(
    `Longest functions: ${longest.map(({ file, name, lines }) => `${name} in ${file} (${lines})`).join(', ')}.`,
  );
  const decisions = readdirSync(path.join(root, 'docs/decisions')).length;
  say(`Decisions: ${decisions}.`);
});
