import { Camera, ImagePlus, Images, X } from 'lucide-react';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { capturesFirst } from '#phone/photos';
import { photosPerActivity } from '../../../domain/photo.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { serverUrl } from '../api.ts';
import { dismissPhotoProblem, showPhotoProblem } from './photoProblem.tsx';
import { acceptFiles, readPhoto } from './photos.ts';

const PhotoDialog = lazyComponent(() => import('./PhotoDialog.tsx'));

/**
 * Lets the owner choose photos, which are resized before they are sent. There is one button, for the way that is the best on
 * this device; once that has been used, the other one, too.
 */
export function PhotoPicker({
  photos,
  onChange,
  reading,
  onReading,
}: {
  photos: string[];
  onChange: Dispatch<SetStateAction<string[]>>;
  /** How many are being resized right now. */
  reading: number;
  onReading: Dispatch<SetStateAction<number>>;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isCapturing, setCapturing] = useState(false);
  /** Whether a file was refused: the other way may take it. */
  const [refused, setRefused] = useState(false);
  const full = photos.length + reading >= photosPerActivity;

  async function add(files: File[]) {
    const room = photosPerActivity - photos.length - reading;
    const looked = Math.min(files.length, room);
    onReading((count) => count + looked);
    const { accepted, problem } = await acceptFiles(files, photos.length + reading);
    setRefused(problem !== null);
    if (problem) showPhotoProblem(problem);
    else dismissPhotoProblem();
    onReading((count) => count - looked + accepted.length);
    for (const file of accepted) {
      const photo = await readPhoto(file);
      onReading((count) => count - 1);
      if (typeof photo === 'string') onChange((already) => [...already, photo]);
      else showPhotoProblem(photo);
    }
  }

  const capture = () => PhotoDialog.whenLoaded(() => setCapturing(true));
  const choose = () => chooser.current?.click();
  const other = capturesFirst
    ? { label: 'Choose several', Icon: Images, onClick: choose }
    : { label: 'Capture Photo', Icon: Camera, onClick: capture };
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center gap-2 tight:flex-wrap">
        <p className="flex flex-1 flex-wrap gap-x-1.5 font-semibold text-sm">
          Photos
          {photos.length > 0 && (
            <span className="whitespace-nowrap font-normal text-quiet">
              {photos.length} of {photosPerActivity}
            </span>
          )}
        </p>
        {(photos.length > 0 || refused) && (
          <IconButton label={other.label} tone="soft" onClick={other.onClick} disabled={full}>
            <other.Icon aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <Button size="sm" onClick={capturesFirst ? capture : choose} disabled={full}>
          <ImagePlus aria-hidden="true" className="size-5" />
          Add Photo
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Photos to add"
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {photos.length + reading > 0 && (
        <ul aria-label="Photos" className="grid grid-cols-4 gap-2 sm:grid-cols-5">
          {photos.map((photo, at) => (
            <li key={photo.slice(-64) + at} className="relative aspect-square">
              <img
                src={serverUrl(photo)}
                alt={`Chosen ${at + 1}`}
                className="size-full rounded-md object-cover"
              />
              <button
                type="button"
                aria-label={`Remove photo ${at + 1}`}
                onClick={() => onChange((already) => already.filter((_, index) => index !== at))}
                className="-top-2 -right-2 absolute grid size-11 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-full bg-ink text-page shadow-float">
                  <X aria-hidden="true" className="size-4" />
                </span>
              </button>
            </li>
          ))}
          {Array.from({ length: reading }, (_, at) => (
            <li key={at} className="aspect-square">
              <Skeleton className="size-full rounded-md" />
            </li>
          ))}
        </ul>
      )}
      <PhotoDialog
        open={isCapturing}
        onOpenChange={setCapturing}
        onUse={(photo) => onChange((already) => [...already, photo])}
      />
    </div>
  );
}
