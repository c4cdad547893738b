import { Trash2 } from '../ui/homeIcons.tsx';
import { Camera, Hourglass, ImagePlus } from '../ui/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Dog } from '../../domain/dog.ts';
import { api, reasonOf } from '../api.ts';
import { DogAvatar } from '../dog/DogAvatar.tsx';
import { asDataUrl } from '../photos/photos.ts';
import { later } from '../ui/later.tsx';
import { Menu } from '../ui/Menu.tsx';
import { toast } from '../ui/toast.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { dogChanged } from './dogWrites.ts';
import { inTheRound } from './inTheRound.ts';

const PhotoDialog = later(() => import('../photos/PhotoDialog.tsx'));

/** A dog's photo, and the way to another one. */
export function PhotoButton({ dog }: { dog: Dog }) {
  const { id, name, profileImage } = dog;
  const [isChoosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasPhoto = profileImage !== null;
  const hadPhoto = useRef(hasPhoto);
  // With the first photo, and without the last, it is another button: the focus that the one had is the other's.
  useEffect(() => {
    if (hadPhoto.current === hasPhoto) return;
    hadPhoto.current = hasPhoto;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [hasPhoto]);

  /** Keeps another photo, or none, and says how it went; where the one before is known, it can be had back. */
  async function keep(photo: () => Promise<string | null>, before?: string) {
    setBusy(true);
    try {
      dogChanged(
        await api('updateDog', { params: { id: String(id) }, body: { profileImage: await photo() } }),
      );
      const undo = before && { label: 'Undo', onSelect: () => void keep(async () => before) };
      toast({ title: 'Profile Updated', ...(undo && { action: undo }) });
    } catch (error) {
      toast({ title: 'Update Failed', description: reasonOf(error), variant: 'destructive' });
    }
    setBusy(false);
  }

  // One at a time: of two changes under way nobody knows which the server makes last.
  const choose = () => busy || PhotoDialog.whenThere(() => setChoosing(true));
  const remove = async (photo: string) => {
    if (busy) return;
    setBusy(true);
    const before = await asDataUrl(photo, AbortSignal.timeout(10_000)).catch(() => undefined);
    await keep(async () => null, before);
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
    // For the dialog, which may close when the one button has taken the place of the other.
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
        open={isChoosing}
        onOpenChange={setChoosing}
        onUse={(photo) => void keep(() => inTheRound(photo))}
      />
    </>
  );
}
