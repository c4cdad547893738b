import { OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { CallButtons } from '../vet/CallVet.tsx';
import { giveDose } from './medicines.ts';
import type { TooSoon } from './useGiving.tsx';

/** Says that a dose is too soon, and by whom and when the last one was given; after it was given all the same, whom to call. */
export default function TooSoonSheet({
  dog,
  asked,
  onAsk,
  open,
  onOpenChange,
}: {
  dog: Dog;
  asked: TooSoon;
  onAsk: (asked: TooSoon) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [busy, setBusy] = useState(false);
  const { given, refused, advice, undo } = asked;
  const isSkipped = refused.startsWith('Skipped');
  const close = () => onOpenChange(false);
  const giveAgain = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await giveDose(given, true);
    setBusy(false);
    if (outcome === null) return;
    if ('refused' in outcome) onAsk({ ...asked, refused: outcome.refused });
    else if (outcome.advice === null) close();
    else onAsk({ ...asked, advice: outcome.advice, undo: outcome.undo });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={advice ? 'Call your vet' : isSkipped ? 'It was skipped' : 'Too soon'}
      description={given.name}
      footer={
        advice ? (
          <>
            <Button size="lg" wide onClick={close}>
              Close
            </Button>
            <Button
              variant="quiet"
              size="lg"
              wide
              onClick={() => {
                undo?.();
                close();
              }}
            >
              Undo: it was not given again
            </Button>
          </>
        ) : (
          <>
            <Button variant={isSkipped ? 'plain' : 'accent'} size="lg" wide onClick={close}>
              Don't give it
            </Button>
            {!given.skipped && (
              <Button
                variant={isSkipped ? 'accent' : 'quiet'}
                size="lg"
                wide
                busy={busy}
                busyLabel="Saving..."
                onClick={() => void giveAgain()}
              >
                {isSkipped ? 'Give it now' : 'It was given again'}
              </Button>
            )}
          </>
        )
      }
    >
      {advice ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Alert icon={<OctagonAlert aria-hidden="true" />}>{advice}</Alert>
          <CallButtons dog={dog} topics={[]} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className="wrap-anywhere text-lg">{refused}</p>
          {!isSkipped && !given.skipped && (
            <p className="text-pretty text-quiet">
              Two doses close together can harm {dog.name}. If that has happened, say so here, and call your
              vet.
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
}
