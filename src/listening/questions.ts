import { poisons } from './lexicon/poisons.ts';
import type { Recognised } from './recognise.ts';
import { clausesOf } from './text/clauses.ts';
import type { Word } from './text/tokenizer.ts';
import { isTrouble } from './troubles.ts';

/** A general question in a note. */
export interface Question {
  /** About something to give or swallow, about a trouble, or about neither. */
  readonly about: 'swallowed' | 'trouble' | null;
  /** Whether the note says that it is out of curiosity: nothing has happened. */
  readonly idle: boolean;
  /** The note without the question. */
  readonly rest: string;
}

const who =
  '(?:i|we|you|one|he|she|it be|dogs?|puppies|a (?:dog|puppy)|(?:my|our|the) (?:dogs?|pup|puppy|boy|girl))';
const bad =
  '(?:bad|dangerous|toxic|poisonous|harmful|deadly|fatal|lethal|serious|safe|ok|okay|fine|good|allowed|unsafe)';
// Questions about any dog, or about what one may do; not "is her breathing bad?", which says that something is wrong.
const general = [
  `(?:can|may|should|would|will|do|does) ${who} `,
  `(?:is|are) it (?:\\w+ ){0,2}${bad} (?:if|to|for)\\b`,
  'is it (?:\\w+ ){0,1}normal for (?:an? )?(?:older |old )?(?:dogs?|puppy|puppies)\\b',
  `(?:is|are) (?!(?:it|this|that|these|those|he|she|they|there|his|her|my|our)\\b)(?:(?!his|her|my|our|this|that|these)\\w+ ){1,8}${bad}\\b`,
  `(?:is|are|do|does|will|can|would) (?:\\w+ ){1,3}(?:hurt|harm|kill|poison) (?:a )?(?:dogs?|puppy|puppies)`,
  'how (?:much|many|bad|dangerous|toxic|poisonous|often|soon|safe)\\b',
  'what (?:if|happens|should i do if|do i do if|can i give|painkillers?|medicines?)\\b',
  'when should (?:i|we)\\b',
];
const opening = new RegExp(
  `^(?:(?:and|so|but|hi|hello|hey|please|question|also|just|wondering|asking) ){0,2}(?:${general.join('|')})`,
);
// Words for what was done or seen: then it has happened, even if it is put as a question.
const told =
  /\b(?:ate|eaten|had|swallowed|drank|drunk|licked|chewed|found|stole|got|did|was|were|has|been|since|today|yesterday|tonight|now|again|keeps?|already|because|ago|that (?:he|she|my)|(?:he|she|dog) is|is (?:he|she|\w+ing)|(?:he|she|dog) (?:can )?not|and (?:he|she)|losing|be (?:having|in|dying)|bleed to)\b/;
// A statement after a question: "can I give ibuprofen, she limps".
const telling =
  /^(?:(?:and|but|so|because|while|then) )?(?:he|she|it|this|these|they|his|her|my|our|i|we|there) /;
const idle =
  /\b(?:none|never|nothing|curious|would not|ever|planning|(?:only|just) (?:asking|my question)|asking for|project|settling|do not keep)\b/;

const toSwallow = new Set([...poisons, 'vet-medicine', 'steroid', 'overdose', 'poison']);
const objects = new Set(['foreign', 'sharp', 'string']);
const swallowing = /\b(?:eat|eats|have|give|chew|chews|swallow|swallows)\b/;
// Concepts of the kind `trouble` that every healthy dog has to do with.
const harmless = new Set('poo pee breathe drool stand push'.split(' '));

/** The general question in a note, not about something that was seen or done. Null if there is none. */
export function questionIn({ words, concepts }: Recognised, note: string): Question | null {
  const spans = questionsIn(words);
  if (spans.length === 0) return null;
  const within = concepts
    .all()
    .filter(({ first }) => spans.some(({ from, to }) => first >= from && first < to));
  const mayEat = spans.some(({ from, to }) => swallowing.test(textOf(words.slice(from, to))));
  const isSwallowed = within.some(
    ({ concept }) => toSwallow.has(concept) || (mayEat && objects.has(concept)),
  );
  const trouble = within.some(({ concept }) => isTrouble(concept) && !harmless.has(concept));
  let rest = '';
  let at = 0;
  for (const { from, to } of spans) {
    rest += `${note.slice(at, words[from]?.start)} `;
    at = words[to]?.start ?? note.length;
  }
  rest = (rest + note.slice(at)).trim();
  return {
    about: isSwallowed ? 'swallowed' : trouble ? 'trouble' : null,
    idle: idle.test(textOf(words)),
    rest: /\p{L}/u.test(rest) ? rest : '',
  };
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** The ranges of words that ask a general question: up to the next statement. */
function questionsIn(words: readonly Word[]): { from: number; to: number }[] {
  const clauses = clausesOf(words).map((clause) => ({
    ...clause,
    text: textOf(words.slice(clause.from, clause.to)),
  }));
  const found: { from: number; to: number }[] = [];
  for (const [at, { from, to, sentence, text }] of clauses.entries()) {
    const open = found.at(-1);
    if (open?.to === from && clauses[at - 1]?.sentence === sentence) {
      if (!told.test(text) && !telling.test(text)) open.to = to;
    } else if (opening.test(text) && !told.test(text)) found.push({ from, to });
  }
  return found;
}
