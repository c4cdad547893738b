import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

/** Says that a form holds what was left there, but for photos that went with the page, and offers to throw that away. */
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
