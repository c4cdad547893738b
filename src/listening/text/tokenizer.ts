import { stemmer } from 'stemmer';
import { irregularForms } from '../lexicon/entries.ts';

/** A token of a note. A contraction ("can't") gives several tokens with the same `written`, `start` and `end`. */
export interface Word {
  /** As the owner wrote it. */
  readonly written: string;
  /** Offsets in the note: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  /** Normalized: lower case, no accents, digits for numbers; later steps correct its spelling. */
  text: string;
  /** Stem of `text`. */
  stem: string;
  /** The punctuation before it: 0 none, 1 a comma or the like, 2 the end of a sentence. */
  readonly pause: 0 | 1 | 2;
  /** Whether a question mark comes right before it. */
  readonly afterQuestion: boolean;
  /** Whether it ends in a possessive 's ("the cat's"). */
  readonly possessive: boolean;
}

/** The stem of each irregular form, which the stemmer cannot reduce. */
const irregular = new Map(
  irregularForms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [stem = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => [form, stem] as const);
    }),
);

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

const contractions = new Map<string, readonly string[]>(
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
  contractions.set(`${verb}nt`, [verb === 'could' ? 'can' : verb, 'not']);
}

const emojiWords: Readonly<Record<string, string>> = {
  '🤮': 'vomit',
  '🤢': 'nausea',
  '🩸': 'blood',
  '💩': 'poo',
  '🥵': 'overheated',
  '🤒': 'fever',
};

const tokenPattern =
  /\p{L}[\p{L}\p{M}]*(?:['’`]\p{L}+)*|\p{N}+(?:[.,]\p{N}+)*|[.,;:!?…\n—–()/-]|[🤮🤢🩸💩🥵🤒]/gu;

const stems = new Map<string, string>();
const maxCached = 20_000;

/** The stem of a word (Porter stemmer, irregular forms from a table): "vomiting" and "vomited" both give "vomit". */
export function stemOf(text: string): string {
  const known = stems.get(text);
  if (known !== undefined) return known;
  const base = irregular.get(text) ?? text;
  const stem = /^\d/.test(base) ? base : (irregular.get(stemmer(base)) ?? stemmer(base));
  if (stems.size < maxCached) stems.set(text, stem);
  return stem;
}

/** Splits a text into words: contractions are spelled out, numbers become digits, accents and repeated letters are dropped. */
export function tokenize(source: string): Word[] {
  const words: Word[] = [];
  let pause: 0 | 1 | 2 = 2;
  let afterQuestion = false;
  for (const match of source.matchAll(tokenPattern)) {
    const written = match[0];
    const start = match.index;
    if (/^[.!?…\n]$/.test(written)) {
      pause = 2;
      afterQuestion = written === '?';
    } else if (/^[,;:—–()/-]$/.test(written)) {
      if (pause === 0) pause = written === '-' || written === '/' ? (besideSpace(source, start) ? 1 : 0) : 1;
    } else {
      const { parts, possessive } = expanded(written);
      for (const text of parts) {
        words.push({
          written,
          start,
          end: start + written.length,
          text,
          stem: stemOf(text),
          pause,
          afterQuestion,
          possessive,
        });
        pause = 0;
        afterQuestion = false;
      }
    }
  }
  return words;
}

const besideSpace = (source: string, at: number) => source[at - 1] === ' ' || source[at + 1] === ' ';

type Expansion = { parts: readonly string[]; possessive: boolean };

const expansions = new Map<string, Expansion>();

function expanded(written: string): Expansion {
  const known = expansions.get(written);
  if (known) return known;
  const parts = expand(written);
  if (expansions.size < maxCached) expansions.set(written, parts);
  return parts;
}

function expand(written: string): Expansion {
  const face = emojiWords[written];
  if (face) return { parts: [face], possessive: false };
  const plain = written
    .slice(0, 40)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’`]/g, "'");
  const text = plain.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const [head = '', tail] = text.split("'");
  if (tail === undefined)
    return { parts: contractions.get(text) ?? [numbers.get(text) ?? text], possessive: false };
  if (tail === 't' && head.endsWith('n')) {
    const verb = head === 'won' ? 'will' : head === 'can' ? 'can' : head.slice(0, -1);
    return { parts: [verb === 'could' ? 'can' : verb, 'not'], possessive: false };
  }
  if (tail === 's')
    return { parts: pronouns.has(head) ? [head, 'is'] : [head], possessive: !pronouns.has(head) };
  const full: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' };
  return { parts: full[tail] ? [head, full[tail]] : [head + tail], possessive: false };
}

const pronouns = new Set('he she it that there what who where how let here'.split(' '));
