import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { learn } from './learn.mjs';
import { learnRemarks } from './learnRemarks.mjs';
import './lib/nodeVersion.mjs';
import { command, root, run, StepFailed, say, tool } from './lib/command.mjs';
import { install } from './lib/prepare.mjs';
import { readRemarks, waysToRetell } from './retell.mjs';

/**
 * @typedef {{ note: string, dog: { breed: string, age: number, weight: number, gender: 'male' | 'female' },
 *   levels: string[], topics: string[], mustNot: string[] }} Case
 * @typedef {{ severity: string, vetNeeded: boolean, topics: readonly string[], text: string }} Answer
 */

const folder = path.join(root, 'src/listening/eval');
const levels = ['low', 'medium', 'high', 'urgent'];
const letters = /** @type {Record<string, string>} */ ({ U: 'urgent', H: 'high', M: 'medium', L: 'low' });

// Weight of short notes, of which there are thousands, and of notes about emergencies only: full sentences of all
// kinds should influence the weights more.
const partialWeight = 0.5;
// Weight of notes with one kind of difficulty; the fuller sets mix all kinds in the same proportions as the given
// notes.
const narrowWeight = 0.7;

/** @param {string} name */
const read = (name) => readFileSync(path.join(folder, name), 'utf8').trim();

/** @returns {Case[]} */
const developed = () =>
  read('dev.jsonl')
    .split('\n')
    .map((line) => {
      const { note, dog, expect } = JSON.parse(line);
      const accepted = [
        expect.urgency,
        ...expect.accept_urgency.filter((/** @type {string} */ each) => each !== expect.urgency),
      ];
      return {
        note,
        dog: { gender: 'male', ...dog },
        levels: accepted,
        topics: expect.topics,
        mustNot: expect.must_not,
      };
    });

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
    return { ...asked, note, topics: [], mustNot: [] };
  });

/** @param {string} text @returns {Case[]} */
const own = (text) =>
  text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [urgency = '', topics = '', dog = '', ...note] = line.split('|');
      const [breed = '', age, weight, sex] = (dog === '-' ? 'Mixed Breed, 4, 40, m' : dog).split(', ');
      const accepted = urgency.split(',').map((letter) => letters[letter] ?? letter);
      return {
        note: note.join('|'),
        dog: { breed, age: Number(age), weight: Number(weight), gender: sex === 'f' ? 'female' : 'male' },
        levels: accepted,
        topics: topics === '-' ? [] : topics.split(','),
        mustNot:
          accepted[0] === 'low'
            ? ['alarm']
            : accepted[0] === 'urgent'
              ? ['reassure', 'delay', 'home_vomit', 'diagnose']
              : ['diagnose'],
      };
    });

/** @type {Record<string, { regex_hint: string | null }>} */
const labels = JSON.parse(read('labels.json')).labels;

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

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? '  -   ' : `${((100 * part) / whole).toFixed(1)}%`.padStart(6));

/** @param {string} title @param {Case[]} cases @param {(asked: Case) => Answer} ask @param {boolean} verbose */
function score(title, cases, ask, verbose) {
  const rows = cases.map((asked) => {
    const answer = ask(asked);
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
  });
  /** @param {(row: (typeof rows)[number]) => boolean} test @param {typeof rows} [of] */
  const count = (test, of = rows) => of.filter(test).length;
  const urgent = rows.filter(({ asked }) => asked.levels.length === 1 && asked.levels[0] === 'urgent');
  const normal = rows.filter(({ asked }) => asked.levels[0] === 'low');
  const tooMuch = (/** @type {(typeof rows)[number]} */ { answer, accepted }) =>
    !accepted && answer.severity !== 'low';
  const grave = (/** @type {(typeof rows)[number]} */ { answer }) => isGrave(answer);
  const words = Math.max(...rows.map(({ answer }) => answer.text.split(/\s+/).length));
  say(`\n${title}: ${rows.length} notes`);
  say(
    `  urgent recall      ${share(
      count(({ answer }) => answer.severity === 'urgent', urgent),
      urgent.length,
    )}  of ${urgent.length}`,
  );
  say(
    `  under-triage       ${share(
      count(({ under }) => under),
      rows.length,
    )}  ${count(({ under }) => under)}`,
  );
  say(
    `  exact urgency      ${share(
      count(({ exact }) => exact),
      rows.length,
    )}`,
  );
  say(
    `  accepted urgency   ${share(
      count(({ accepted }) => accepted),
      rows.length,
    )}`,
  );
  say(
    `  topic hit          ${share(
      count(({ topic }) => topic),
      rows.length,
    )}`,
  );
  say(
    `  false alarms       ${share(count(grave, normal), normal.length)}  high or urgent, of ${normal.length} ordinary notes`,
  );
  say(
    `  too high           ${share(count(tooMuch, normal), normal.length)}  above what is accepted, of the same notes`,
  );
  const kinds = [...new Set(rows.flatMap(({ broken }) => broken))].join(', ');
  say(`  must-not broken    ${count(({ broken }) => broken.length > 0)}  ${kinds}`);
  say(`  longest answer     ${words} words`);
  say('  by ideal level     notes  exact accepted  topic');
  for (const level of levels.toReversed()) {
    const of = rows.filter(({ asked }) => asked.levels[0] === level);
    say(
      `    ${level.padEnd(14)} ${String(of.length).padStart(7)} ${share(
        count(({ exact }) => exact, of),
        of.length,
      )}  ${share(
        count(({ accepted }) => accepted, of),
        of.length,
      )} ${share(
        count(({ topic }) => topic, of),
        of.length,
      )}`,
    );
  }
  if (!verbose) return;
  for (const { asked, answer, accepted, topic, broken } of rows) {
    if (accepted && topic && broken.length === 0) continue;
    say(
      `  ${accepted ? '     ' : 'LEVEL'} ${topic ? '     ' : 'TOPIC'} ${broken.join(',')} want ${asked.levels.join('/')} ${asked.topics.join(',')}\n        got ${answer.severity} ${answer.topics.join(',')}\n        ${asked.note}`,
    );
  }
}

/** @param {Answer} answer */
const isGrave = ({ severity }) => severity === 'urgent' || severity === 'high';

/**
 * Scores rephrased notes: how many emergencies are no longer recognised, and how many ordinary days raise an alarm.
 * @param {string} title @param {Case[]} cases @param {import('./retell.mjs').Remarks} remarks @param {(asked: Case)
 * => Answer} ask
 * @param {boolean} verbose
 */
function scoreRetold(title, cases, remarks, ask, verbose) {
  const heard = cases.map((asked) => ({ asked, grave: isGrave(ask(asked)) }));
  const graver = heard.filter(
    ({ asked, grave }) => grave && asked.levels.every((level) => level === 'urgent' || level === 'high'),
  );
  const ordinary = heard.filter(({ asked, grave }) => !grave && asked.levels.join() === 'low');
  say(
    `\nThe same notes rephrased, ${title}: emergencies no longer recognized, ordinary days that raise an alarm`,
  );
  for (const [way, retell] of Object.entries(waysToRetell(remarks))) {
    const [hidden = '', alarmed = ''] = [graver, ordinary].map((of) => {
      const told = of.flatMap(({ asked, grave }, index) => {
        const note = retell(asked.note, index);
        return note === null ? [] : [{ note, changed: isGrave(ask({ ...asked, note })) !== grave }];
      });
      const changed = told.filter((each) => each.changed);
      if (verbose) for (const { note } of changed) say(`      ${note.replaceAll('\n', ' / ')}`);
      return `${share(changed.length, told.length)} ${String(changed.length).padStart(4)} of ${String(told.length).padStart(4)}`;
    });
    say(`  ${way.padEnd(32)} ${hidden}   ${alarmed}`);
  }
}

async function build() {
  await install('working');
  const built = await run(process.execPath, [tool('typescript', 'bin/tsc'), '-b', 'src/listening']);
  if (built !== 0) throw new StepFailed('Building the engine failed; see above.');
}

await command(async () => {
  await build();
  /** @param {RegExp} names */
  const notes = (names) =>
    readdirSync(folder)
      .filter((name) => names.test(name))
      .map((name) => own(read(name)));
  const opened = notes(/^(?:more|batch[1-5])\.txt$/).flat();
  const halved = notes(/^(?:own|batch(?:[6-9]|\d\d+))\.txt$/);
  const half = (/** @type {0 | 1} */ rest) =>
    halved.flatMap((each) => each.filter((_, index) => index % 2 === rest));
  const given = developed();
  const tuned = [...half(0), ...opened];
  const taught = notes(/^(?:taught(?!Short|Today|Bare|Remarks|Contrast|Told|Manner)\w*|twins)\.txt$/).flat();
  const fuller = notes(/^taught(?:Contrast|Told|Manner)\.txt$/).flat();
  const partial = notes(/^taught(?:Short|Today)\.txt$/).flat();
  if (process.argv.includes('--learn')) {
    const lighter = [
      ...taught.map((each) => ({ ...each, weight: narrowWeight })),
      ...partial.map((each) => ({ ...each, weight: partialWeight })),
    ];
    await learn([...given, ...tuned, ...fuller, ...lighter], own(read('taughtBare.txt')));
    return;
  }
  if (process.argv.includes('--learn-remarks')) {
    const [first, second] = [readRemarks(read('taughtRemarks.txt')), readRemarks(read('remarks.txt'), 0)];
    await learnRemarks(
      [...tuned, ...taught, ...fuller, ...partial].map(({ note }) => note),
      {
        before: [...first.before, ...second.before],
        amid: [...first.amid, ...second.amid],
        after: [...first.after, ...second.after],
      },
    );
    return;
  }
  const { listen } = await import(pathToFileURL(path.join(root, 'build/listening/listen.js')).href);
  /** @param {Case} asked @returns {Answer} */
  const ask = ({ note, dog }) =>
    listen({ note, dog: { name: '', healthConcerns: [], specialNeeds: null, ...dog }, history: [], now: 0 });
  const verbose = process.argv.includes('--misses');
  const fresh = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  for (const file of fresh) score(file, own(readFileSync(file, 'utf8')), ask, verbose);
  if (fresh.length > 0) return;
  if (process.argv.includes('--retold')) {
    const sights = notes(/^(?:unseen|\w+Sight|short)\.txt$/).flat();
    scoreRetold('remarks tuned on', sights, readRemarks(read('remarks.txt'), 0), ask, verbose);
    scoreRetold('remarks held out', sights, readRemarks(read('remarks.txt'), 1), ask, false);
    return;
  }
  score('Notes we were given', given, ask, verbose);
  score('Own notes, tuned on', tuned, ask, verbose);
  score('Own notes, held out', half(1), ask, false);
  score(
    'Notes by a stranger, none of them tuned on or learnt from',
    notes(/^unseen\.txt$/).flat(),
    ask,
    false,
  );
  score(
    'Notes by another stranger, with which no threshold was chosen either',
    notes(/^firstSight\.txt$/).flat(),
    ask,
    false,
  );
  score('Notes met after those', notes(/^secondSight\.txt$/).flat(), ask, false);
  score('Notes met after these', notes(/^thirdSight\.txt$/).flat(), ask, false);
  score('Notes met after these in turn', notes(/^fourthSight\.txt$/).flat(), ask, false);
  score('Notes met last of all', notes(/^fifthSight\.txt$/).flat(), ask, false);
  score('Notes that tell what is seen', notes(/^sixthSight\.txt$/).flat(), ask, false);
  score('Notes met with the wider network', notes(/^seventhSight\.txt$/).flat(), ask, false);
  score('Quick entries met with it', notes(/^eighthSight\.txt$/).flat(), ask, false);
  score(
    'Notes met while the last were learnt from',
    notes(/^(?:ninth|tenth|eleventh)Sight\.txt$/).flat(),
    ask,
    false,
  );
  score('Notes met after that', notes(/^twelfthSight\.txt$/).flat(), ask, false);
  score('Notes met after that in turn', notes(/^(?:thirteenth|fourteenth)Sight\.txt$/).flat(), ask, false);
  const strangers = notes(/^(?:unseen|firstSight|secondSight)\.txt$/).flat();
  const only = (/** @type {string} */ level) =>
    strangers.filter((asked) => asked.levels.length === 1 && asked.levels[0] === level);
  const brief = only('low').filter(({ note }) => note.split(/\s+/).length <= 15);
  for (const many of [1, 4])
    score(
      `Urgent and ordinary notes of the three, each amid ${many} ordinary ones`,
      amid([...only('urgent'), ...brief], brief, many),
      ask,
      false,
    );
  score('Entries of a few words, none of them learnt from', notes(/^short\.txt$/).flat(), ask, false);
  score('Notes meant to be hard, none of them learnt from', notes(/^hardest\.txt$/).flat(), ask, false);
  score('Notes on the edge, none of them learnt from', notes(/^edges\.txt$/).flat(), ask, false);
  score('The same trouble at growing gravity, in plain words', notes(/^ladders\.txt$/).flat(), ask, false);
  score('Pairs that share their words, one of them grave', notes(/^near\.txt$/).flat(), ask, false);
  score('Emergencies in passing, and the same words of none', notes(/^contrast\.txt$/).flat(), ask, false);
  score("The same, by a stranger: another's, a thing's, in jest", notes(/^whose\.txt$/).flat(), ask, false);
  score('What makes a sign graver or milder, rule by rule', notes(/^graver\.txt$/).flat(), ask, false);
  score('The same, told by others, tuned on', notes(/^graverTuned\.txt$/).flat(), ask, false);
  score('The same, told by others', notes(/^graverTold\.txt$/).flat(), ask, false);
  score('Ordinary days in the words of an emergency', notes(/^tempting\.txt$/).flat(), ask, false);

  const long = 'He was sick twice and now he is pacing, not eating his dinner. '.repeat(80).slice(0, 5000);
  /** @type {Case} */
  const asked = {
    note: long,
    dog: { breed: 'Beagle', age: 3, weight: 30, gender: 'male' },
    levels: [],
    topics: [],
    mustNot: [],
  };
  for (let warm = 0; warm < 10; warm += 1) ask(asked);
  const times = Array.from({ length: 30 }, () => {
    const start = process.cpuUsage();
    ask(asked);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).toSorted((a, b) => a - b);
  say(`\n5,000 characters: ${times[15]?.toFixed(1)} ms of one core, the median of 30 runs`);
});
