import type { Recognised } from '../recognise.ts';
import type { Hit } from '../text/concepts.ts';
import type { Word } from '../text/tokenizer.ts';

/** A word of a note as the network reads it. */
export interface Token {
  readonly text: string;
  /** The punctuation before it (0 none, 1 a comma or the like, 2 the end of a sentence, 3 a question mark) times 2, plus 1 for a possessive. */
  readonly mark: number;
  /** Whether it looks like a name: it has a capital and begins no sentence. */
  readonly isName: boolean;
  /** The concepts that it is part of and, with a `+`, the signs and behaviours of whose patterns it is. */
  readonly concepts: string[];
  /** In which contexts its concepts stand: a sum of `contexts`. */
  context: number;
}

const contexts = { negated: 1, lacking: 2, past: 4, other: 8, hypothetical: 16 } as const;

/** The words of a note as the network reads them. */
export function tokensOf({ words, concepts, evidence }: Recognised): Token[] {
  const tokens = words.map(
    (word): Token => ({
      text: word.text,
      mark: (word.afterQuestion ? 3 : word.pause) * 2 + Number(word.possessive),
      isName: looksLikeName(word),
      concepts: [],
      context: 0,
    }),
  );
  for (const hit of concepts.all())
    for (const token of tokens.slice(hit.first, hit.last + 1)) {
      if (!token.concepts.includes(hit.concept)) token.concepts.push(hit.concept);
      token.context |= contextOf(hit);
    }
  for (const { id, first, last } of evidence)
    for (const { concepts: said } of tokens.slice(first, last + 1))
      if (!said.includes(`+${id}`)) said.unshift(`+${id}`);
  return tokens;
}

const contextOf = (hit: Hit) =>
  Object.entries(contexts).reduce(
    (sum, [name, bit]) => sum + (hit[name as keyof typeof contexts] ? bit : 0),
    0,
  );

const looksLikeName = ({ written, pause, text }: Word) =>
  /^\p{Lu}/u.test(written) && (pause === 0 || (pause === 1 && text.length > 2));
