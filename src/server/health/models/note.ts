import * as z from 'zod';
import type { Interpretation } from '../../../domain/analysis.ts';
import { counted } from '../../../domain/counted.ts';
import { severityLevels } from '../../../domain/severity.ts';
import { answerOf, asSteps } from '../../../listening/answer.ts';
import { doNowAt } from '../../../listening/firstSteps.ts';
import { emergencyChecklist } from '../../../listening/interpretation.ts';
import { signById } from '../../../listening/knowledge/signs.ts';
import type { Findings } from '../../../listening/listen.ts';
import { worst } from '../../../listening/severity.ts';
import type { Model } from '../../outside/ai/model.ts';
import { line, mayBeShown } from './outputRules.ts';
import { anonymous, type DogFacts, factsOf } from './privacy.ts';
import { interpretation } from './prompts/interpretation.v2.ts';

/** What a model is asked about. */
export interface NoteContext {
  /** The id of who asks, which is not sent to the model. */
  userId: number;
  dog: DogFacts;
  note: string | null;
  findings: Findings | null;
  earlier: readonly { at: number; note: string }[];
  now: number;
}

const maxEarlierNotes = 5;
const maxNoteLength = 300;
const day = 86_400_000;

/** The facts that bear on the question, without names, as data for a model. */
export function dataOf({ dog, note, findings, earlier, now }: NoteContext): Record<string, string> {
  const before = earlier
    .slice(0, maxEarlierNotes)
    .map(
      ({ at, note: text }) =>
        `${counted(Math.floor((now - at) / day), 'day')} ago: ${text.slice(0, maxNoteLength)}`,
    );
  const signs = (findings?.signs ?? []).flatMap(({ id }) => signById.get(id)?.name ?? []);
  return {
    'facts of the dog': factsOf(dog),
    ...(findings && { 'what the rules found': [`at least ${findings.severity}`, ...signs].join('; ') }),
    ...(before.length > 0 && { 'earlier notes': anonymous(before.join('\n'), dog.names) }),
    ...(note && { 'the note': anonymous(note, dog.names) }),
  };
}

/**
 * The model's interpretation of a note: never less severe than the engine's findings, and preceded by what the engine
 * says to do now. Null when there is none.
 */
export async function interpret(
  model: Model,
  heard: NoteContext & { findings: Findings },
  signal: AbortSignal,
): Promise<Interpretation | null> {
  const { findings } = heard;
  const Reading = z
    .object({
      interpretation: line(1000),
      severity_level: z.enum(severityLevels),
      vet_consultation_needed: z.boolean(),
    })
    .refine((said) => mayBeShown(said.interpretation, [], worst([findings.severity, said.severity_level])));
  const reply = await model.ask({
    instructions: interpretation,
    data: dataOf(heard),
    userId: heard.userId,
    schema: Reading,
    signal,
  });
  if ('failure' in reply) return null;

  const severity = worst([findings.severity, reply.value.severity_level]);
  const { heard: phrase, also_heard, may_be, watch_for, sources } = findings.parts;
  // What the engine says of causes and of what to watch for is written for the level that it found.
  const isSame = severity === findings.severity;
  const parts = {
    do_now: isSame ? findings.parts.do_now : asSteps(doNowAt(severity, findings)),
    heard: phrase,
    also_heard,
    remark: withRemark(findings.parts.remark, reply.value.interpretation),
    may_be: isSame ? may_be : [],
    watch_for: findings.understood ? (isSame ? watch_for : null) : emergencyChecklist,
    sources: isSame ? sources : [],
  };
  const answer = answerOf(severity, parts, heard.note ?? '', findings.reminder);
  if (answer.parts.remark === null) return null;
  return {
    interpretation: answer.text,
    ...answer.parts,
    severity_level: severity,
    vet_consultation_needed: findings.vetNeeded || reply.value.vet_consultation_needed || severity !== 'low',
    topics: [...findings.topics],
    source: 'model',
  };
}

const maxSentences = 2;

/** What the dog's log says, where it does, and of the model's text as many sentences as there is place for. */
const withRemark = (own: string | null, text: string): string =>
  [...(own === null ? [] : [own]), ...text.split(/(?<=[.!?])\s+/)].slice(0, maxSentences).join(' ');
