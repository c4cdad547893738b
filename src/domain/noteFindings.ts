import * as z from 'zod/mini';
import { AnswerParts } from './analysis.ts';
import { severityLevels } from './severity.ts';

const Severity = z.enum(severityLevels);

const NotedSign = z.object({
  id: z.string(),
  level: Severity,
  /** The owner's words that are the evidence. */
  words: z.array(z.string()),
  /** The troubles in those words. If a later note says that one of them is over, a mild sign is, too. */
  troubles: z.array(z.string()),
});
export type NotedSign = z.infer<typeof NotedSign>;

/** What a health note means, as far as readers of a log need it. */
export const NoteFindings = z.object({
  severity: Severity,
  vetNeeded: z.boolean(),
  /** Ids of signs and behaviours, the most serious first. */
  topics: z.array(z.string()),
  /** The most serious first. */
  signs: z.array(NotedSign),
  hasBehaviours: z.boolean(),
  /** What to do if it cannot wait, or the condolence after a death; null for any other note. */
  answer: z.nullable(z.string()),
  /** Set if the note tells of the dog's death, and how certain that is. */
  farewell: z.optional(z.enum(['certain', 'likely'])),
  /** What the note ends of earlier ones: these troubles, mild signs, or everything, because a vet has seen the dog. */
  ends: z.object({
    troubles: z.array(z.string()),
    all: z.optional(z.enum(['mild', 'everything'])),
  }),
});
export type NoteFindings = z.infer<typeof NoteFindings>;

/**
 * The findings that are stored beside a health note. A release may add to them, but not change what is there, which the
 * release before reads too.
 */
export const StoredFindings = z.object({
  /** Ids of the signs that the note mentions, for notes that come after it. */
  mentioned: z.array(z.string()),
  /** What the note means by itself. */
  alone: NoteFindings,
  /** What it means after the notes before it; absent if that is the same. */
  afterOthers: z.optional(NoteFindings),
  /** Whether it counts on later days: it tells of a sign that may last, or of the dog's death. */
  mattersLater: z.boolean(),
  /** What Hark said of it, after the notes before it; absent if it was read before that was kept. */
  said: z.optional(z.string()),
  /** The parts of what was said; absent if it was read before they were kept. */
  parts: z.optional(AnswerParts),
});
export type StoredFindings = z.infer<typeof StoredFindings>;
