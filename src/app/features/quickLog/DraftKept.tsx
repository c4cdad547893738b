import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** Tells that a draft was restored, perhaps without its photos, with a button to discard it. */
export function DraftKept({ photosLost, onDiscard }: { photosLost: number; onDiscard: () => void }) {
  const lost = photosLost === 1 ? 'photo' : `${photosLost} photos`;
  return (
    <Alert tone="brand">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span>{photosLost === 0 ? 'We kept your draft.' : `We kept your draft, but not its ${lost}.`}</span>
        <Button variant="quiet" size="sm" onClick={onDiscard} className="-mx-4 -my-2">
          Discard draft
        </Button>
      </div>
    </Alert>
  );
}
