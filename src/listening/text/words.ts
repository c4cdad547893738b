import { stemmer } from 'stemmer';
import { irregular } from '../words/irregular.ts';

/** One word of a note: as written, where, and its root. */
export interface Word {
  readonly written: string;
  readonly start: number;
  readonly end: number;
  text: string;
  root: string;
  /** What stands before it: 0 nothing, 1 a comma or the like, 2 the end of a sentence. */
  readonly pause: 0 | 1 | 2;
  /** Whether a question mark stands before it. */
  readonly answers: boolean;
  /** Whether it owns what follows ("the cat's"). */
  readonly owns: boolean;
}

const numbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, n) => [word, String(n)]),
);
for (const [word, n] of [
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['couple', 2],
] as const) {
  numbers.set(word, String(n));
}

const joined = new Map<string, readonly string[]>(
  Object.entries({
    cannot: 'can not',
    cant: 'can not',
    couldnt: 'can not',
    wouldnt: 'would not',
    dont: 'do not',
    gonna: 'going to',
    gotta: 'got to',
    wanna: 'want to',
    dunno: 'do not know',
    idk: 'do not know',
    innit: 'is it',
    im: 'i am',
    ive: 'i have',
    hes: 'he is',
    shes: 'she is',
    its: 'it is',
    theres: 'there is',
    thats: 'that is',
    whats: 'what is',
    aint: 'is not',
    wont: 'will not',
    could: 'can',
    diarrhoea: 'diarrhoea',
  }).map(([word, words]) => [word, words.split(' ')]),
);
for (const verb of 'can do does did is are was were has have had would could should need must'.split(' ')) {
  joined.set(`${verb}nt`, [verb === 'could' ? 'can' : verb, 'not']);
}

const faces: Readonly<Record<string, string>> = {
  '🤮': 'vomit',
  '🤢': 'nausea',
  '🩸': 'blood',
  '💩': 'poo',
  '🥵': 'overheated',
  '🤒': 'fever',
};

const piece = /\p{L}[\p{L}\p{M}]*(?:['’`]\p{L}+)*|\p{N}+(?:[.,]\p{N}+)*|[.,;:!?…\n—–()/-]|[🤮🤢🩸💩🥵🤒]/gu;

const roots = new Map<string, string>();
const mostRemembered = 20_000;

/** The root words share whatever their ending: "vomiting" and "vomited" are both "vomit". */
export function rootOf(text: string): string {
  const known = roots.get(text);
  if (known !== undefined) return known;
  const base = irregular.get(text) ?? text;
  const root = /^\d/.test(base) ? base : (irregular.get(stemmer(base)) ?? stemmer(base));
  if (roots.size < mostRemembered) roots.set(text, root);
  return root;
}

/** The words of a text in order, contractions spelled out, numbers as digits, accents and repeated letters dropped. */
export function wordsOf(source: string): Word[] {
  const words: Word[] = [];
  let pause: 0 | 1 | 2 = 2;
  let answers = false;
  for (const match of source.matchAll(piece)) {
    const written = match[0];
    const start = match.index;
    if (/^[.!?…\n]$/.test(written)) {
      pause = 2;
      answers = written === '?';
    } else if (/^[,;:—–()/-]$/.test(written)) {
      if (pause === 0) pause = written === '-' || written === '/' ? (besideSpace(source, start) ? 1 : 0) : 1;
    } else {
      const { parts, owns } = spelledOut(written);
      for (const text of parts) {
        words.push({
          written,
          start,
          end: start + written.length,
          text,
          root: rootOf(text),
          pause,
          answers,
          owns,
        });
        pause = 0;
        answers = false;
      }
    }
  }
  return words;
}

const besideSpace = (source: string, at: number) => source[at - 1] === ' ' || source[at + 1] === ' ';

type Parts = { parts: readonly string[]; owns: boolean };

const spelled = new Map<string, Parts>();

function spelledOut(written: string): Parts {
  const known = spelled.get(written);
  if (known) return known;
  const parts = spellOut(written);
  if (spelled.size < mostRemembered) spelled.set(written, parts);
  return parts;
}

function spellOut(written: string): Parts {
  const face = faces[written];
  if (face) return { parts: [face], owns: false };
  const plain = written
    .slice(0, 40)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’`]/g, "'");
  const text = plain.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const [head = '', tail] = text.split("'");
  if (tail === undefined) return { parts: joined.get(text) ?? [numbers.get(text) ?? text], owns: false };
  if (tail === 't' && head.endsWith('n')) {
    const verb = head === 'won' ? 'will' : head === 'can' ? 'can' : head.slice(0, -1);
    return { parts: [verb === 'could' ? 'can' : verb, 'not'], owns: false };
  }
  if (tail === 's') return { parts: pronouns.has(head) ? [head, 'is'] : [head], owns: !pronouns.has(head) };
  const full: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' };
  return { parts: full[tail] ? [head, full[tail]] : [head + tail], owns: false };
}

const pronouns = new Set('he she it that there what who where how let here'.split(' '));
