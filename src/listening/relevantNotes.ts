import type { NotedSign, NoteFindings } from '../domain/noteFindings.ts';
import { worseOverDays } from './knowledge/signs.ts';

// Self-limiting signs. Of all others, poisons above all, only a vet can say that they are over.
const selfLimiting =
  /^(?:vomiting_(?:single|repeated)|diarrhoea_mild|limp_mild|appetite_loss|lethargy|cough_\w+|sneezing\w*|itch\w*|gas\w*|stiffness_arthritis|hiccups\w*|scooting\w*|insect_sting_mild)$/;

/** A health note of a log. `at` in milliseconds since 1970. */
export interface LoggedNote {
  readonly at: number;
  readonly findings: NoteFindings;
}

/**
 * Those of a dog's health notes that still matter, the newest first: none from before the dog's death or a vet's visit,
 * and none whose signs have passed. The note of the death itself is included.
 */
export function relevantNotes<Note extends LoggedNote>(notes: readonly Note[]): Note[] {
  const found: Note[] = [];
  let isOver = false;
  const ended = new Set<string>();
  for (const note of notes.toSorted((a, b) => b.at - a.at)) {
    const { signs, farewell, ends } = note.findings;
    const hasPassed = ({ id, troubles }: NotedSign) =>
      selfLimiting.test(id) && (isOver || troubles.some((trouble) => ended.has(trouble)));
    const worse = signs.filter(({ id, level }) => level !== 'low' || worseOverDays.has(id));
    const minded = worse.length > 0 ? worse : signs;
    if (minded.length === 0 || !minded.every(hasPassed)) found.push(note);
    if (farewell || ends.all === 'everything') break;
    for (const trouble of ends.troubles) ended.add(trouble);
    isOver ||= ends.all === 'mild';
  }
  return found;
}
