import { minNotesLength } from '../../../domain/analysis.ts';
import { countCharacters } from '../../../domain/characters.ts';
import { api } from '../../lib/api.ts';

/** The first sentences of an interpretation say what to do. */
const firstSteps = 2;

/** What to do now about an urgent health note, as the text of a toast; null if it is not urgent. */
export async function urgentAdvice(
  dogId: number,
  notes: string,
  activityId: number | undefined,
): Promise<string | null> {
  if (countCharacters(notes, minNotesLength) < minNotesLength) return null;
  const heard = await api('interpretBehavior', { body: { notes, dogId, activityId } }).catch(() => null);
  if (heard?.severity_level !== 'urgent') return null;
  const steps = heard.interpretation.split(/(?<=\.)\s+/).slice(0, firstSteps);
  return ['Call a vet now.', ...steps].join(' ');
}
