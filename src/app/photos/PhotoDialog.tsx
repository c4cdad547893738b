import { photoSources } from '#phone/photos';
import { Camera } from '../ui/icons.tsx';
import { useRef, useState } from 'react';
import { photoBytes } from '../../domain/photo.ts';
import { AccessRefused, type PhotoSource } from '../phone/face.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { complain, withdraw } from './complaint.ts';
import { readPhoto } from './photos.ts';

/** Gets one photo and shows it before it is used. */
export default function PhotoDialog({
  open,
  onOpenChange,
  onUse,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUse: (photo: string) => void;
}) {
  const [photo, setPhoto] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  /** What can be done about it when Hark may not; null while it may. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Counts the openings: what was chosen in one that is over is given up. */
  const opening = useRef(0);
  const leave = (next: boolean) => {
    onOpenChange(next);
    if (next) return;
    opening.current += 1;
    setPhoto(null);
    setReading(false);
  };

  const take = (good: string) => {
    withdraw();
    setPhoto(good);
  };

  async function choose({ choose: ask, problem }: PhotoSource) {
    const asked = opening.current;
    const isOver = () => opening.current !== asked;
    setRefusal(null);
    try {
      const chosen = await ask();
      if (chosen === null || isOver()) return;
      if (typeof chosen === 'string') return take(chosen);
      if (!chosen.type.startsWith('image/')) {
        return complain({ title: 'Invalid File', description: 'Please select an image file.' });
      }
      if (chosen.size >= photoBytes) {
        return complain({ title: 'File Too Large', description: 'Please select an image under 5MB.' });
      }
      setReading(true);
      const read = await readPhoto(chosen);
      if (isOver()) return;
      if (read) take(read);
      else complain(problem);
    } catch (error) {
      if (isOver()) return;
      if (error instanceof AccessRefused) setRefusal(error.message);
      complain(problem);
    } finally {
      if (!isOver()) setReading(false);
    }
  }

  return (
    <Sheet
      open={open}
      onOpenChange={leave}
      title="Capture Photo"
      description={
        photo
          ? 'Is it sharp, and does it show what matters?'
          : 'Pick one photo. You can check it before you use it.'
      }
      className="sm:max-w-md"
    >
      {photo ? (
        <div className="grid gap-2.5">
          <img
            src={photo}
            alt="Your choice"
            className="max-h-[48dvh] w-full rounded-md bg-sunk object-contain"
          />
          <Button
            variant="accent"
            wide
            onClick={() => {
              onUse(photo);
              leave(false);
            }}
          >
            Use Photo
          </Button>
          <div className="grid grid-cols-2 gap-2.5 tight:grid-cols-1">
            <Button onClick={() => setPhoto(null)}>Retake</Button>
            <Button variant="quiet" onClick={() => leave(false)}>
              Skip Photo
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-2.5">
          <div className="grid h-40 low:h-14 place-items-center rounded-md bg-sunk text-quiet">
            <Camera aria-hidden="true" className="size-10" />
          </div>
          {refusal && <Alert tone="brand">{refusal}</Alert>}
          {photoSources.map((source, at) => (
            <Button
              key={source.label}
              variant={at === 0 ? 'accent' : 'plain'}
              wide
              busy={reading}
              busyLabel="Preparing photo..."
              onClick={() => void choose(source)}
            >
              {source.label}
            </Button>
          ))}
          <Button variant="quiet" wide onClick={() => leave(false)}>
            Skip Photo
          </Button>
        </div>
      )}
    </Sheet>
  );
}
