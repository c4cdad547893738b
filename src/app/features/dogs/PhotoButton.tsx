import { Camera, Hourglass, ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Dog } from '../../../domain/dog.ts';
import { api, errorMessage } from '../../lib/api.ts';
import { DogAvatar } from '../../lib/dogs/DogAvatar.tsx';
import { asDataUrl } from '../../lib/photos/photos.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { dogChanged } from './dogWrites.ts';
import { squareThumbnail } from './squareThumbnail.ts';

const PhotoDialog = lazyComponent(() => import('../../lib/photos/PhotoDialog.tsx'));

/** A dog's photo, as a button to change it. */
export function PhotoButton({ dog }: { dog: Dog }) {
  const { id, name, profileImage } = dog;
  const [isChoosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasPhoto = profileImage !== null;
  const hadPhoto = useRef(hasPhoto);
  // Adding the first photo or removing it replaces the button by another one, which must take over the focus.
  useEffect(() => {
    if (hadPhoto.current === hasPhoto) return;
    hadPhoto.current = hasPhoto;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [hasPhoto]);

  /** Saves another photo, or none, and shows a toast. If the previous photo is known, the toast offers Undo. */
  async function savePhoto(photo: () => Promise<string | null>, before?: string) {
    setBusy(true);
    try {
      dogChanged(
        await api('updateDog', { params: { id: String(id) }, body: { profileImage: await photo() } }),
      );
      const undo = before && { label: 'Undo', onSelect: () => void savePhoto(async () => before) };
      toast({ title: 'Profile Updated', ...(undo && { action: undo }) });
    } catch (error) {
      toast({ title: 'Update Failed', description: errorMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  }

  // One change at a time, because the server may process two in either order.
  const choose = () => busy || PhotoDialog.whenLoaded(() => setChoosing(true));
  const remove = async (photo: string) => {
    if (busy) return;
    setBusy(true);
    const before = await asDataUrl(photo, AbortSignal.timeout(10_000)).catch(() => undefined);
    await savePhoto(async () => null, before);
  };
  const Badge = busy ? Hourglass : Camera;
  const face = (
    <>
      <DogAvatar dog={dog} />
      <span className="-right-1 -bottom-1 absolute grid size-7 place-items-center rounded-full bg-card text-brand shadow-lift">
        <Badge aria-hidden="true" className="size-4" />
      </span>
    </>
  );
  const own = {
    ref: button,
    // Lets the dialog return the focus even if the other button has replaced this one.
    'data-place': 'dog-photo',
    'aria-label': `Change ${name}'s photo`,
    'aria-busy': busy,
    className: 'aria-busy:animate-breathe relative shrink-0 rounded-full transition active:scale-95',
  };

  return (
    <>
      {profileImage ? (
        <Menu
          label="Photo"
          groups={[
            [{ label: 'Choose another', icon: <ImagePlus aria-hidden="true" />, onSelect: choose }],
            [
              {
                label: 'Remove photo',
                icon: <Trash2 aria-hidden="true" />,
                tone: 'alarm',
                onSelect: () => void remove(profileImage),
              },
            ],
          ]}
          trigger={
            <button type="button" {...own}>
              {face}
            </button>
          }
        />
      ) : (
        <button type="button" {...own} onClick={choose}>
          {face}
        </button>
      )}
      <VisuallyHidden role="status">{busy && 'Saving the photo...'}</VisuallyHidden>
      <PhotoDialog
        isPortrait
        open={isChoosing}
        onOpenChange={setChoosing}
        onUse={(photo) => void savePhoto(() => squareThumbnail(photo))}
      />
    </>
  );
}
