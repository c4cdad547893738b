import { shortestNotes } from '../../domain/analysis.ts';
import { api } from '../api.ts';
import { toast } from '../ui/toast.ts';

/** What to do comes first in what Hark says, in so many sentences. */
const firstSteps = 2;

/** Right after a health note was saved: where it cannot wait, the message that it was saved says what to do now. */
export async function tellUrgent(dogId: number, notes: string): Promise<void> {
  if (notes.trim().length < shortestNotes) return;
  const heard = await api('interpretBehavior', { body: { notes, dogId } }).catch(() => null);
  if (heard?.severity_level !== 'urgent') return;
  const steps = heard.interpretation.split(/(?<=\.)\s+/).slice(0, firstSteps);
  toast({ title: 'Activity logged successfully!', description: ['Call a vet now.', ...steps].join(' ') });
}
