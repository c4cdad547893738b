import type { AnswerParts } from '../domain/analysis.ts';
import type { SeverityLevel } from '../domain/severity.ts';
import { isGrave } from './firstSteps.ts';
import { advice } from './knowledge/advice.ts';
import { listed, lowered, maxWords, wordCount } from './wording.ts';

/** An answer to a note: its parts, and the same as one text of at most 120 words. */
export interface Answer {
  readonly parts: AnswerParts;
  readonly text: string;
}

/**
 * The answer of these parts to a note. What makes it longer than 120 words is left out of both, the least important first.
 * `lead` comes before everything else in the text, if `do_now` begins with it.
 */
export function answerOf(severity: SeverityLevel, parts: AnswerParts, note: string, lead = ''): Answer {
  let kept = parts;
  for (const shorter of shortened) {
    const text = textOf(severity, kept, note, lead);
    if (wordCount(text) <= maxWords) return { parts: kept, text };
    kept = shorter(kept);
  }
  return { parts: kept, text: textOf(severity, kept, note, lead) };
}

const shortened: readonly ((parts: AnswerParts) => AnswerParts)[] = [
  (parts) => ({ ...parts, also_heard: [] }),
  (parts) => ({ ...parts, may_be: parts.may_be.slice(0, 2) }),
  (parts) => ({ ...parts, may_be: parts.may_be.slice(0, 1) }),
  (parts) => ({ ...parts, may_be: [], sources: [] }),
  (parts) => ({ ...parts, do_now: parts.do_now.slice(0, 2) }),
  (parts) => ({ ...parts, heard: null }),
  (parts) => ({ ...parts, watch_for: null }),
  (parts) => ({ ...parts, remark: null }),
];

function textOf(severity: SeverityLevel, parts: AnswerParts, note: string, lead: string): string {
  const steps = parts.do_now.join(' ');
  const first = steps.startsWith(lead) ? lead : '';
  const rest = steps.slice(first.length).trim();
  const grave = isGrave(severity);
  const heard = heardText(parts, note, grave);
  const mayBe = mayBeText(parts.may_be, grave);
  const order = grave
    ? [first, rest, heard, parts.remark, mayBe, parts.watch_for]
    : [first, heard, parts.remark, mayBe, rest, parts.watch_for];
  return order.filter(Boolean).join(' ');
}

function heardText({ do_now, heard, also_heard }: AnswerParts, note: string, grave: boolean): string {
  const also = also_heard.length > 0 ? `I also hear: ${listed(also_heard, 'and')}.` : '';
  if (heard === null) return also;
  const intro = do_now.includes(advice.milder) ? 'What I hear is close to this' : "Here's what I hear";
  const isQuote = grave && heard.includes(' ') && note.includes(heard);
  const first = isQuote ? `I say this because you wrote “${heard}”.` : `${intro}: ${heard}.`;
  return [first, also].filter(Boolean).join(' ');
}

function mayBeText(causes: readonly string[], grave: boolean): string {
  if (causes.length === 0) return '';
  const items = causes.map(lowered);
  const isLong = items.some((item) => /,| (?:or|and|that) /.test(item));
  const list =
    isLong && items.length > 1 ? `${items.slice(0, -1).join('; ')}; or ${items.at(-1)}` : listed(items);
  return `This can mean ${list}.${grave ? " Only a vet's exam can tell." : ''}`;
}

const maxSteps = 3;

/** Up to six sentences as at most three steps, each of at most two of them, in their order. */
export function asSteps(sentences: readonly string[]): string[] {
  const alone = Math.max(0, 2 * maxSteps - sentences.length);
  if (sentences.length <= maxSteps) return [...sentences];
  const steps = sentences.slice(0, alone);
  for (let at = alone; at < sentences.length; at += 2) steps.push(sentences.slice(at, at + 2).join(' '));
  return steps;
}
