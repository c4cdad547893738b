import { useId } from 'react';
import type { Activity } from '../../../domain/activity.ts';
import { SimilarEntry } from '../../lib/activities/SimilarEntry.tsx';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';

/** The buttons to save an entry or to cancel; above them what somebody else has logged that may be the same. */
export function SaveButtons({
  form,
  corrects,
  busy,
  similar,
  onCancel,
}: {
  /** The id of the form. */
  form: string;
  corrects: boolean;
  /** The label while busy; null while not. */
  busy: string | null;
  similar: Activity | null;
  onCancel: () => void;
}) {
  const now = useNow();
  const id = useId();
  return (
    <>
      {similar && (
        // Described by the button, not announced by itself: it changes every minute.
        <p id={id} className="text-center text-quiet text-sm">
          <SimilarEntry type={similar.type} similar={similar} now={now} />
        </p>
      )}
      <div className="grid grid-cols-[auto_1fr] gap-2 tight:grid-cols-1">
        <Button variant="quiet" onClick={onCancel} size="lg">
          Cancel
        </Button>
        <Button
          type="submit"
          form={form}
          variant="accent"
          size="lg"
          wide
          busy={busy !== null}
          busyLabel={busy ?? ''}
          aria-describedby={similar ? id : undefined}
        >
          {corrects ? 'Save Changes' : 'Save Activity'}
        </Button>
      </div>
    </>
  );
}
