import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import '../scripts/lib/nodeVersion.mjs';
import { command, root, StepFailed, say } from '../scripts/lib/command.mjs';
import { buildEngine } from './lib/engine.mjs';
import { compare, hasLead, isGrave, isOrdinary, isUrgent } from './lib/scoring.mjs';
import { noteSets, notesOf, partsOf } from './lib/sets.mjs';

/**
 * @typedef {import('./lib/scoring.mjs').Row} Row
 * @typedef {import('./lib/sets.mjs').Case} Case
 * @typedef {import('../src/listening/escalationRules.ts').EscalationRule} EscalationRule
 * @typedef {import('../src/listening/recognise.ts').Recognised} Recognised
 * @typedef {{ set: string, before: Row, after: Row }} Change
 * @typedef {{ urgent: number, alarms: number, accepted: number, lead: number }} Won
 */

const folder = path.join(root, 'build/ablation');

/**
 * Steps that are one function each, by file: what stands in for it when it is off, as an expression that may use what the
 * function is given, `given`.
 * @type {Record<string, Record<string, string>>}
 */
const steps = {
  'decide.js': {
    isGoodNews: 'false',
    saysAllIsWell: 'false',
    isOnlyHarmlessFood: 'false',
    isOfSomebodyElse: 'false',
    isMostlyOrdinary: 'false',
    onlySign: 'undefined',
    cappedForOnlySign: 'given[1]',
    cappedForNamed: 'given[2]',
    isAlarmKept: 'false',
    isAsGrave: 'false',
    isNameable: 'true',
    isOfFemales: 'false',
    levelOutright: '"low"',
    seldomGrave: 'false',
    killsSoonest: 'false',
    isForeign: 'false',
  },
  'rules.js': { isOfFemales: 'false', retches: 'false' },
  'listen.js': {
    takesForOrdinary: 'false',
    soundsOrdinary: 'false',
    criesForHelp: 'false',
    isOnlyHarmlessFood: 'false',
    withSecondOpinion: 'given[3]',
    questionIn: 'null',
    withoutDiagnosis: 'null',
  },
  'secondOpinion.js': { isToldOutright: 'false' },
};

/** Copies the compiled engine, with a switch around each call of a step, and with its networks asked only once. */
function copyWithSwitches() {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['domain', 'listening'])
    cpSync(path.join(root, 'build', part), path.join(folder, part), { recursive: true });
  for (const [file, of] of Object.entries(steps)) {
    change(file, (code) =>
      Object.entries(of).reduce(
        (left, [step, instead]) =>
          left.replaceAll(
            new RegExp(`(?<!function |[.\\w])${step}\\(`, 'g'),
            `switched('${file}: ${step}', ${step}, (...given) => ${instead})(`,
          ),
        code,
      ),
    );
  }
  // What a rule was made of is its name.
  change('rules.js', (code) =>
    code
      .replaceAll(
        /^const (drop|set|raise|add) = (\(.*\)) => \(signs, it\) => \{([\s\S]*?)\n\};/gm,
        "const $1 = (...given) => Object.assign((($2 => (signs, it) => {$3\n}))(...given), { what: '$1 ' + JSON.stringify(given) });",
      )
      .concat('\nexport { noteRules, dogRules };\n'),
  );
  change('listen.js', (code) =>
    code.replaceAll(/(?<!function )\brecognise\(/g, 'onceRecognised(recognise, '),
  );
  change('decide.js', (code) => code.replaceAll(/(?<![.\w])predict\(/g, 'oncePredicted(predict, '));
  change('secondOpinion.js', (code) =>
    code.replace('read(tokensOf(seen), frail)', 'onceRead(() => read(tokensOf(seen), frail), seen)'),
  );
}

/** @param {string} file @param {(code: string) => string} to */
function change(file, to) {
  const whole = path.join(folder, 'listening', file);
  const code = readFileSync(whole, 'utf8');
  const changed = to(code);
  if (changed === code) throw new StepFailed(`Nothing to switch in ${file}.`);
  writeFileSync(whole, changed);
}

/** Which steps and rules a note met, and which of them is off. */
/** @type {{ off: string, met: Set<string> }} */
const state = { off: '', met: new Set() };

/** What the networks answered about the note at hand. @type {Map<string, unknown>} */
const answers = new Map();

/** @template Value @param {string} key @param {() => Value} find @returns {Value} */
function once(key, find) {
  if (!answers.has(key)) answers.set(key, find());
  return /** @type {Value} */ (answers.get(key));
}

/** The number of a value that is the same object for as long as the note is. */
const numbers = new WeakMap();
let last = 0;
/** @param {object} of */
function numberOf(of) {
  if (!numbers.has(of)) numbers.set(of, (last += 1));
  return numbers.get(of);
}

Object.assign(globalThis, {
  /** @param {string} name @param {(...given: unknown[]) => unknown} step @param {(...given: unknown[]) => unknown} instead */
  switched:
    (name, step, instead) =>
    (/** @type {unknown[]} */ ...given) => {
      if (state.off === name) return instead(...given);
      state.met.add(name);
      return step(...given);
    },
  /** @param {(...given: any[]) => any} recognise @param {string} note @param {string} name @param {object} dog */
  onceRecognised: (recognise, note, name, dog) =>
    once(`recognised ${name} ${note}`, () => recognise(note, name, dog)),
  /** @param {(...given: any[]) => any} predict @param {any} seen @param {object} frail @param {any} part */
  oncePredicted: (predict, seen, frail, part) =>
    once(`predicted ${numberOf(seen.concepts)} ${JSON.stringify(frail)} ${part?.first} ${part?.end}`, () =>
      predict(seen, frail, part),
    ),
  /** @param {() => (first: number, end: number) => unknown} read @param {any} seen */
  onceRead: (read, seen) =>
    once(`read ${numberOf(seen.concepts)}`, () => {
      const reading = read();
      return (/** @type {number} */ first, /** @type {number} */ end) =>
        once(`read ${numberOf(seen.concepts)} ${first} ${end}`, () => reading(first, end));
    }),
});

/** Puts a switch around each rule of `rules.ts`. @param {string} group @param {((signs: any, it: any) => void)[]} rules */
function switchRules(group, rules) {
  rules.forEach((rule, index) => {
    const name = `${group} ${index}: ${/** @type {any} */ (rule).what ?? String(rule).replaceAll(/\s+/g, ' ').slice(0, 150)}`;
    rules[index] = (signs, it) => {
      if (state.off === name) return;
      const before = stateOf(signs);
      rule(signs, it);
      if (stateOf(signs) !== before) state.met.add(name);
    };
  });
}

/** @param {any} signs */
function stateOf(signs) {
  const { signs: found, behaviours } = signs.result();
  return found.size + behaviours.size === 0
    ? ''
    : JSON.stringify([...found.values(), ...behaviours.values()]);
}

/** @param {readonly Row[]} rows @returns {Won} */
const figures = (rows) => ({
  urgent: rows.filter((row) => isUrgent(row) && row.answer.severity === 'urgent').length,
  alarms: rows.filter((row) => isOrdinary(row) && isGrave(row.answer)).length,
  accepted: rows.filter(({ accepted }) => accepted).length,
  lead: rows.filter((row) => hasLead(row) && row.asked.leads.includes(row.answer.topics[0] ?? '')).length,
});

/** @param {number} count */
const signed = (count) => (count > 0 ? `+${count}` : String(count)).padStart(6);

/**
 * The notes that decide whether a rule stays: the synthetic ones held out, and the real days tuned on. Never the real days
 * held out, nor what rules were tuned on.
 * @returns {{ asked: Case, set: string }[]}
 */
const decidingNotes = () =>
  noteSets
    .filter(({ report }) => report)
    .flatMap((set) => {
      const { open, heldOut } = partsOf(set, notesOf(set));
      return (set.contents === 'real days' ? open : heldOut).map((asked) => ({
        asked,
        set: set.name,
      }));
    });

/**
 * What changes in the notes' answers with one step or rule off at a time: by its name, how many notes met it, and which
 * answers it changes.
 * @param {readonly { asked: Case, set: string }[]} notes
 */
async function withEachOff(notes) {
  /** @param {string} file */
  const switched = (file) => import(pathToFileURL(path.join(folder, 'listening', file)).href);
  const { listen } = await switched('listen.js');
  const { noteRules, dogRules } = await switched('rules.js');
  const { escalationRules } = await switched('escalationRules.js');
  switchRules('rule', noteRules);
  switchRules('of the dog', dogRules);
  /** @type {{ rule: EscalationRule, index: number, name: string }[]} */
  const graver = escalationRules.map((/** @type {EscalationRule} */ rule, /** @type {number} */ index) => ({
    rule,
    index,
    name: `graver ${index}: ${JSON.stringify(rule)}`,
  }));
  /** @param {Case} asked */
  const ask = ({ note, dog }) =>
    listen({ note, dog: { name: '', healthConcerns: [], specialNeeds: null, ...dog }, history: [], now: 0 });
  /** @type {Map<string, { met: number, changes: Change[] }>} */
  const found = new Map(graver.map(({ name }) => [name, { met: 0, changes: [] }]));
  for (const { asked, set } of notes) {
    answers.clear();
    state.off = '';
    state.met = new Set();
    const before = compare(asked, ask(asked));
    /** @param {string} name */
    const compareWithout = (name) => {
      const of = found.get(name) ?? { met: 0, changes: [] };
      found.set(name, of);
      of.met += 1;
      state.off = name;
      const after = compare(asked, ask(asked));
      const { severity, topics } = after.answer;
      if (severity !== before.answer.severity || topics[0] !== before.answer.topics[0])
        of.changes.push({ set, before, after });
    };
    const signs = signsOf(before);
    const met = state.met;
    state.met = new Set();
    for (const name of met) compareWithout(name);
    for (const { rule, index, name } of graver.filter(({ rule: { of } }) => of.some((id) => signs.has(id)))) {
      escalationRules[index] = { of: [], level: 'low' };
      compareWithout(name);
      escalationRules[index] = rule;
    }
  }
  return found;
}

/** The signs and behaviors in a note that was just answered. @param {Row} row */
function signsOf({ answer }) {
  const recognised = [...answers].flatMap(([key, of]) =>
    key.startsWith('recognised ') ? [/** @type {Recognised} */ (of)] : [],
  );
  return new Set([
    ...answer.topics,
    ...recognised.flatMap(({ signs, behaviours }) => [...signs.keys(), ...behaviours.keys()]),
  ]);
}

/** What the notes gain by what changes them. @param {readonly Change[]} changes @returns {Won} */
function wonBy(changes) {
  const [withIt, without] = [
    figures(changes.map(({ before }) => before)),
    figures(changes.map(({ after }) => after)),
  ];
  return {
    urgent: withIt.urgent - without.urgent,
    alarms: withIt.alarms - without.alarms,
    accepted: withIt.accepted - without.accepted,
    lead: withIt.lead - without.lead,
  };
}

/** @param {Won} won */
const listed = ({ urgent, alarms, accepted, lead }) => [urgent, alarms, accepted, lead].map(signed);

/**
 * Switches one step or rule of the engine off at a time, and prints for each what it wins and costs: of how many notes that
 * decide, in all and by set, it makes the level urgent that must be, alarms on an ordinary day, makes the level accepted and
 * the lead right. `--set NAME` asks the notes of one set alone, `--json FILE` writes the figures to a file.
 */
await command(async () => {
  const { values } = parseArgs({ options: { set: { type: 'string' }, json: { type: 'string' } } });
  await buildEngine();
  copyWithSwitches();
  const notes = decidingNotes().filter(({ set }) => values.set === undefined || set === values.set);
  const found = await withEachOff(notes);
  const rows = [...found].map(([name, { met, changes }]) => {
    const sets = [...new Set(changes.map(({ set }) => set))];
    const bySet = sets.map((each) => [each, wonBy(changes.filter(({ set }) => set === each))]);
    return {
      name,
      met,
      changed: changes.length,
      all: wonBy(changes),
      bySet: /** @type {Record<string, Won>} */ (Object.fromEntries(bySet)),
    };
  });
  say('  met changed urgent alarms accepted lead');
  for (const { name, met, changed, all, bySet } of rows.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const cells = [met, changed].map((each) => String(each).padStart(5));
    say(`${cells.join(' ')} ${listed(all).join(' ')}  ${name}`);
    for (const [set, won] of Object.entries(bySet)) say(`            ${listed(won).join(' ')}  ${set}`);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
});
