import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { squareThumbnail } from './squareThumbnail.ts';

/** What is said of a photo that cannot be read. */
const unreadable = {
  title: 'Error',
  description: 'Failed to read the selected file',
  variant: 'destructive',
} as const;

const PhotoDialog = lazyComponent(() => import('../../lib/photos/PhotoDialog.tsx'));

/** A round button to choose the photo of a dog that is being added, to change it or to take it away. */
export default function PhotoField({
  photo,
  onChange,
  className,
}: {
  /** A data URL; null without a photo. */
  photo: string | null;
  onChange: (photo: string | null) => void;
  className?: string;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = () => PhotoDialog.whenLoaded(() => setChoosing(true));
  const own: ComponentProps<'button'> = {
    type: 'button',
    className: cx(
      'grid size-16 shrink-0 place-items-center overflow-hidden rounded-full text-brand transition active:scale-95',
      photo ? 'bg-sunk' : 'border border-edge border-dashed bg-card',
      className,
    ),
  };
  return (
    <>
      {photo ? (
        <Menu
          label="Photo"
          groups={[
            [{ label: 'Choose another', icon: <ImagePlus aria-hidden="true" />, onSelect: choose }],
            [
              {
                label: 'Remove photo',
                icon: <Trash2 aria-hidden="true" />,
                tone: 'alarm',
                onSelect: () => onChange(null),
              },
            ],
          ]}
          trigger={
            <button {...own} aria-label="Change the photo">
              <img src={photo} alt="" width={64} height={64} className="size-full object-cover" />
            </button>
          }
        />
      ) : (
        <button {...own} aria-label="Add a photo" onClick={choose} {...PhotoDialog.preloadProps}>
          <span aria-hidden="true" className="grid justify-items-center font-semibold text-xs">
            <Camera className="size-5" />
            Photo
          </span>
        </button>
      )}
      <PhotoDialog
        isPortrait
        open={isChoosing}
        onOpenChange={setChoosing}
        onUse={(chosen) => void squareThumbnail(chosen).then(onChange, () => toast(unreadable))}
      />
    </>
  );
}
