import type { Activity } from '../../domain/activity.ts';
import { takeBack } from '../log/removeActivity.ts';
import { toast } from '../ui/toast.ts';
import { urgentIn } from './urgentIn.ts';

/**
 * Says that an entry was saved, and, as soon as that is known, what to do about a health note that cannot wait.
 * @param isNew whether it was logged, and can be undone, or corrected
 * @param words what of it is to be listened to; null where nothing is, or nothing new
 * @param description what else there is to say of it
 */
export function tellSaved(saved: Activity, isNew: boolean, words: string | null, description?: string): void {
  let isUndone = false;
  const undo = () => {
    isUndone = true;
    takeBack(saved);
  };
  const said = isNew
    ? {
        title: 'Activity logged successfully!',
        description,
        action: { label: 'Undo', onSelect: undo },
      }
    : { title: 'Activity updated' };
  toast(said);
  if (words === null) return;
  void urgentIn(saved.dogId, words, saved.id).then((urgent) => {
    if (urgent && !isUndone) toast({ ...said, description: urgent });
  });
}
