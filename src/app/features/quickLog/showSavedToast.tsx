import type { Activity, LoggedActivity } from '../../../domain/activity.ts';
import { undoLog } from '../../lib/activities/removeActivity.ts';
import { tellSimilar } from '../../lib/activities/tellSimilar.tsx';
import { isUnsent } from '../../lib/waiting/overlay.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { knownAdvice, type UrgentAdvice, urgentAdvice } from './urgentAdvice.ts';

const UrgentHelp = lazyComponent(() => import('./UrgentHelp.tsx'));

/** How long what cannot wait stays if nobody dismisses it, in milliseconds. */
const urgentLasts = 15 * 60_000;

const savedHere = {
  title: 'Saved on this device',
  description: 'It is sent as soon as the network allows.',
};

/**
 * Shows a toast that an entry was saved, and if somebody else's is similar. If its note is urgent, or turns out to be, the toast
 * says instead what to do and whom to call.
 * @param isNew whether the entry is new, which offers Undo, or was corrected
 * @param words the text to interpret; null if there is none, or nothing new
 * @param description additional text for the toast
 */
export function showSavedToast(
  saved: Activity | LoggedActivity,
  isNew: boolean,
  words: string | null,
  description?: string,
): void {
  let isUndone = false;
  const undo = () => {
    isUndone = true;
    undoLog(saved);
  };
  const action = isNew ? { label: 'Undo', onSelect: undo } : undefined;
  const waits = isUnsent(saved);
  const showUrgent = ({ text, topics }: UrgentAdvice) =>
    toast({
      title: isNew ? 'Note saved' : 'Note updated',
      description: (
        <>
          <span className="block font-semibold">{text}</span>
          <UrgentHelp saved={saved} topics={topics} />
        </>
      ),
      variant: 'destructive',
      action,
      lasts: urgentLasts,
    });
  const known = words === null ? null : knownAdvice(saved.dogId, words.trim());
  if (known) return showUrgent(known);
  // The server has read it already: nothing is called a success until it is known what to do.
  if (words !== null && saved.severity === 'urgent') {
    showUrgent({ text: 'Call a vet now.', topics: [] });
  } else {
    const logged = waits ? savedHere : { title: 'Activity logged successfully!', description };
    const saveToast = isNew ? { ...logged, action } : waits ? savedHere : { title: 'Activity updated' };
    toast(saveToast);
    if (isNew && !waits) tellSimilar(saved, saveToast, undo);
    // An earlier release does not say how grave it is, nor does a server that is too busy.
    if (words === null || saved.severity) return;
  }
  void urgentAdvice(saved.dogId, words, saved.id).then((urgent) => {
    if (urgent && !isUndone) showUrgent(urgent);
  });
}
