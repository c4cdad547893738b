import type { Activity } from '../../../domain/activity.ts';
import { undoLog } from '../../lib/activities/removeActivity.ts';
import { toast } from '../../ui/toast.ts';
import { urgentAdvice } from './urgentAdvice.ts';

/**
 * Shows a toast that an entry was saved. If its note turns out to be urgent, the toast then says what to do.
 * @param isNew whether the entry is new, which offers Undo, or was corrected
 * @param words the text to interpret; null if there is none, or nothing new
 * @param description additional text for the toast
 */
export function showSavedToast(
  saved: Activity,
  isNew: boolean,
  words: string | null,
  description?: string,
): void {
  let isUndone = false;
  const undo = () => {
    isUndone = true;
    undoLog(saved);
  };
  const saveToast = isNew
    ? {
        title: 'Activity logged successfully!',
        description,
        action: { label: 'Undo', onSelect: undo },
      }
    : { title: 'Activity updated' };
  toast(saveToast);
  if (words === null) return;
  void urgentAdvice(saved.dogId, words, saved.id).then((urgent) => {
    if (urgent && !isUndone) toast({ ...saveToast, description: urgent });
  });
}
