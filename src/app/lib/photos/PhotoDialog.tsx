import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { photoSources } from '#phone/photos';
import { photoBytes } from '../../../domain/photo.ts';
import { PermissionDenied, type PhotoSource } from '../../phone/device.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { dismissPhotoProblem, type PhotoProblem, photoProblems, showPhotoProblem } from './photoProblem.tsx';
import { problemAtOnce, readPhoto } from './photos.ts';

/** A chosen file as a data URL, or what is wrong with it. */
async function readChosen(file: File): Promise<string | PhotoProblem> {
  const problem = await problemAtOnce(file);
  if (problem) return photoProblems[problem];
  return file.size < photoBytes ? readPhoto(file) : photoProblems.tooLarge;
}

/** Takes or picks one photo and previews it before it is used. */
export default function PhotoDialog({
  isPortrait = false,
  open,
  onOpenChange,
  onUse,
}: {
  /** Whether its middle becomes a round portrait: it is previewed as that. */
  isPortrait?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUse: (photo: string) => void;
}) {
  const [photo, setPhoto] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  /** If permission was denied: how to give it. */
  const [denied, setDenied] = useState<string | null>(null);
  /** Counts how often the dialog has opened: a photo chosen before it was closed is discarded. */
  const opening = useRef(0);
  const leave = (next: boolean) => {
    onOpenChange(next);
    if (next) return;
    opening.current += 1;
    setPhoto(null);
    setReading(false);
  };

  const preview = (chosen: string) => {
    dismissPhotoProblem();
    setPhoto(chosen);
  };

  async function choose({ choose: choosePhoto, problem }: PhotoSource) {
    const startedIn = opening.current;
    const isOver = () => opening.current !== startedIn;
    setDenied(null);
    try {
      const chosen = await choosePhoto();
      if (chosen === null || isOver()) return;
      if (typeof chosen === 'string') return preview(chosen);
      setReading(true);
      const read = await readChosen(chosen);
      if (isOver()) return;
      if (typeof read === 'string') preview(read);
      else showPhotoProblem(read === photoProblems.unreadable ? problem : read);
    } catch (error) {
      if (isOver()) return;
      if (error instanceof PermissionDenied) setDenied(error.message);
      showPhotoProblem(problem);
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
          ? isPortrait
            ? 'This circle is what will be shown. Is the face in it?'
            : 'Is it sharp, and does it show what matters?'
          : 'Pick one photo. You can check it before you use it.'
      }
      className="sm:max-w-md"
    >
      {photo ? (
        <div className="grid gap-2.5">
          <img
            src={photo}
            alt="Your choice"
            className={
              isPortrait
                ? 'mx-auto aspect-square max-h-[48dvh] rounded-full bg-sunk object-cover'
                : 'max-h-[48dvh] w-full rounded-md bg-sunk object-contain'
            }
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
          {denied && <Alert tone="brand">{denied}</Alert>}
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
