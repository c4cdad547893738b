import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, StepFailed } from './command.mjs';

/**
 * A line of a text file of the lexicon, under its heading.
 * @typedef {{ text: string, line: number }} Line
 * @typedef {{ name: string, file: string, kind: string, line: number, lines: Line[] }} Entry
 */

const folder = path.join(root, 'src/listening/lexicon');

/**
 * Kinds of concepts. `sharing`: whether a phrase may stand under several of them as a matter of course; elsewhere
 * "(shared)" must stand behind it under each.
 * @type {ReadonlyMap<string, { sharing: boolean }>}
 */
const phraseKinds = new Map([
  ['body', { sharing: false }],
  ['trouble', { sharing: false }],
  ['swallowed', { sharing: false }],
  ['everyday', { sharing: false }],
  ['talk', { sharing: true }],
  ['idiom', { sharing: false }],
  ['behavior', { sharing: false }],
  ['detail', { sharing: true }],
]);
const patternKinds = ['compound pattern', 'sign pattern', 'behavior pattern'];
const kinds = new Set([...phraseKinds.keys(), ...patternKinds, 'sign name', 'irregular form', 'lookalike']);

const sharedMark = ' (shared)';

/** The phrase of a line, without its mark. @param {string} text */
const unmarked = (text) => (text.endsWith(sharedMark) ? text.slice(0, -sharedMark.length) : text);

/**
 * Reads one file: entries under `[name]`, one phrase or pattern a line; `#` begins a comment.
 * @param {string} file @param {string} kind @param {string} text @param {string[]} problems gets what is wrong
 * @returns {Entry[]}
 */
export function parseEntries(file, kind, text, problems) {
  /** @type {Entry[]} */
  const entries = [];
  // A list of words has no headings.
  if (kind === 'lookalike') entries.push({ name: '', file, kind, line: 1, lines: [] });
  for (const [index, written] of text.split('\n').entries()) {
    const [content, line] = [written.trim(), index + 1];
    if (!content || content.startsWith('#')) continue;
    const name = /^\[([\w-]+)\]$/.exec(content)?.[1];
    const entry = entries.at(-1);
    if (name) entries.push({ name, file, kind, line, lines: [] });
    else if (!entry) problems.push(`${file}:${line}: "${content}" stands under no heading`);
    else if (/[[\],:`\\;]/.test(content))
      problems.push(`${file}:${line}: "${content}" has one of [ ] , : ; \` \\`);
    else entry.lines.push({ text: content, line });
  }
  return entries;
}

/** Complains of entries without a line, of the same entry twice in a kind, and of a line twice in an entry. @param {Entry[]} entries */
function problemsOfEntries(entries) {
  /** @type {Map<string, Entry>} */
  const known = new Map();
  return entries.flatMap((entry) => {
    const { name, file, kind, line, lines } = entry;
    const where = `${file}:${line}`;
    const before = known.get(`${file}|${name}`);
    known.set(`${file}|${name}`, entry);
    const texts = lines.map(({ text }) => unmarked(text));
    return [
      ...(lines.length === 0 ? [`${where}: [${name}] is empty`] : []),
      ...(before ? [`${where}: [${name}] is in line ${before.line}, too`] : []),
      ...lines
        .filter((_, index) => kind !== 'compound pattern' && texts.indexOf(texts[index] ?? '') < index)
        .map((each) => `${file}:${each.line}: "${unmarked(each.text)}" stands twice under [${name}]`),
    ];
  });
}

/** Complains of phrases under two concepts of a kind that are not marked so, and of marks without need. @param {Entry[]} entries */
function problemsOfSharing(entries) {
  const strict = entries.filter(({ kind }) => phraseKinds.get(kind)?.sharing === false);
  /** @type {Map<string, { entry: Entry, line: Line }[]>} */
  const places = new Map();
  for (const entry of strict)
    for (const line of entry.lines) {
      const key = `${entry.kind}|${unmarked(line.text)}`;
      places.set(key, [...(places.get(key) ?? []), { entry, line }]);
    }
  return [...places.values()].flatMap((found) =>
    found.flatMap(({ entry, line }) => {
      const other = found.find((each) => each.entry.name !== entry.name);
      if ((other !== undefined) === line.text.endsWith(sharedMark)) return [];
      const where = `${entry.file}:${line.line}: "${unmarked(line.text)}"`;
      return other
        ? `${where} is under [${other.entry.name}], too (${other.entry.file}:${other.line.line}): mark both${sharedMark} if that is meant`
        : `${where} is marked${sharedMark} but stands under no other concept of its kind`;
    }),
  );
}

/** The concepts that a pattern names. @param {string} pattern */
export const namesIn = (pattern) =>
  pattern
    .split(/\s+/)
    .filter((term) => !/^[@=]/.test(term))
    .flatMap((term) => term.replace(/^[>!-]+/, '').split('/'));

/** Complains of patterns that name no concept. @param {Entry[]} entries @param {ReadonlySet<string>} concepts */
const problemsOfPatterns = (entries, concepts) =>
  entries
    .filter(({ kind }) => patternKinds.includes(kind))
    .flatMap(({ file, lines }) =>
      lines.flatMap(({ text, line }) =>
        namesIn(text)
          .filter((name) => !concepts.has(name))
          .map((name) => `${file}:${line}: no concept is called ${name}`),
      ),
    );

/**
 * The names of all concepts: those with phrases of their own, and those made of others.
 * @param {Entry[]} entries
 */
export const conceptsIn = (entries) =>
  new Set(
    entries
      .filter(({ kind }) => phraseKinds.has(kind) || kind === 'compound pattern')
      .map(({ name }) => name),
  );

/** All that is wrong with entries, each with file and line. @param {Entry[]} entries */
export const problemsIn = (entries) => [
  ...problemsOfEntries(entries),
  ...problemsOfSharing(entries),
  ...problemsOfPatterns(entries, conceptsIn(entries)),
];

/** Reads the lexicon's text files, in the order of files.json. Throws with all that is wrong in them. */
export function readLexicon() {
  /** @type {{ file: string, kind: string }[]} */
  const files = JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8'));
  /** @type {string[]} */
  const problems = files
    .filter(({ kind }) => !kinds.has(kind))
    .map(({ file, kind }) => `${file}: unknown kind "${kind}"`);
  const entries = files.flatMap(({ file, kind }) =>
    parseEntries(file, kind, readFileSync(path.join(folder, file), 'utf8'), problems),
  );
  problems.push(...problemsIn(entries));
  if (problems.length > 0) throw new StepFailed(`The lexicon is wrong:\n${problems.join('\n')}`);
  return entries;
}

/** What of an entry the engine reads: `name: phrase, phrase`. @param {string} separator */
const joined =
  (separator) =>
  (/** @type {Entry} */ { name, lines }) =>
    `${name}: ${lines.map(({ text }) => unmarked(text)).join(separator)}`;

/**
 * The TypeScript module that the engine reads.
 * @param {Entry[]} entries
 */
export function moduleOf(entries) {
  /** @param {string} kind */
  const of = (kind) => entries.filter((entry) => entry.kind === kind);
  /** @param {string} name @param {string} comment @param {string[]} lines */
  const constant = (name, comment, lines) =>
    `/** ${comment} */\nexport const ${name} = \`\n${lines.join('\n')}\n\`;\n`;
  const files = [...new Set(entries.filter(({ kind }) => phraseKinds.has(kind)).map(({ file }) => file))];
  const lists = files.map((file) => {
    const own = entries.filter((entry) => entry.file === file);
    return `  ['${own[0]?.kind}', \`\n${own.map(joined(', ')).join('\n')}\n\`],`;
  });
  const foreign = entries.filter(({ file }) => file === 'foreignWords.txt');
  return [
    '// Made by `npm run lexicon` from the text files beside it: not to be edited.\n',
    `export type Kind = ${[...phraseKinds.keys()].map((kind) => `'${kind}'`).join(' | ')};\n`,
    `/** The names of all concepts, except those of the poisons (\`tox_...\`, see poisons.ts). */\nexport type NamedConcept =\n${[...conceptsIn(entries)].map((name) => `  | '${name}'`).join('\n')};\n`,
    `/** Concepts and their phrases, by kind. */\nexport const phrases: readonly (readonly [Kind, string])[] = [\n${lists.join('\n')}\n];\n`,
    constant('foreignWords', 'The phrases in other languages than English, once more.', [
      foreign.map(({ lines }) => lines.map(({ text }) => unmarked(text)).join(', ')).join('\n'),
    ]),
    constant(
      'compoundPatterns',
      'Patterns of concepts made of others.',
      of('compound pattern').map(joined('; ')),
    ),
    constant('signPatterns', 'Patterns of signs.', of('sign pattern').map(joined('; '))),
    constant('behaviorPatterns', 'Patterns of behaviors.', of('behavior pattern').map(joined('; '))),
    constant('signNames', 'Names of signs in forms.', of('sign name').map(joined(', '))),
    constant('irregularForms', 'Irregular forms by stem.', of('irregular form').map(joined(' '))),
    constant('lookalikes', 'English words that only look like one of the vocabulary.', [
      of('lookalike')
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' '),
    ]),
  ].join('\n');
}
