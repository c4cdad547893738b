import type { StoredFindings } from '../domain/noteFindings.ts';
import { mattersLater } from './insights/log.ts';
import { type ListenInput, listen } from './listen.ts';
import { findingsOf, toldIn } from './noteFindings.ts';

/** All that is stored of what a note means, by itself and after the notes before it. */
export function readNote(given: ListenInput): StoredFindings {
  const { note, dog } = given;
  const told = toldIn(note, dog);
  const byItself = listen({ ...given, history: [] });
  const alone = findingsOf(byItself, told);
  // Notes that mention no sign change nothing.
  const isAfterSigns = given.history.some(({ findings }) => findings.mentioned.length > 0);
  const heard = isAfterSigns ? listen(given) : byItself;
  const after = isAfterSigns ? findingsOf(heard, told) : alone;
  const isSame = JSON.stringify(after) === JSON.stringify(alone);
  return {
    mentioned: [...told.mentioned],
    alone,
    ...(!isSame && { afterOthers: after }),
    mattersLater: alone.farewell !== undefined || alone.signs.some(mattersLater),
    said: heard.text,
    parts: heard.parts,
  };
}
