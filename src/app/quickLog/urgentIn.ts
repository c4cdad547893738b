import { minNotesLength } from '../../domain/analysis.ts';
import { api } from '../api.ts';

/** What to do comes first in what Hark says, in so many sentences. */
const firstSteps = 2;

/** What to do now about a saved health note that cannot wait, as a toast says it; null for all others. */
export async function urgentIn(
  dogId: number,
  notes: string,
  activityId: number | undefined,
): Promise<string | null> {
  if (notes.length < minNotesLength) return null;
  const heard = await api('interpretBehavior', { body: { notes, dogId, activityId } }).catch(() => null);
  if (heard?.severity_level !== 'urgent') return null;
  const steps = heard.interpretation.split(/(?<=\.)\s+/).slice(0, firstSteps);
  return ['Call a vet now.', ...steps].join(' ');
}
