import { formPhotoBytes, photoBytes, photosPerActivity } from '../../../domain/photo.ts';
import { toast, toasts } from '../../ui/toast.ts';

export interface PhotoProblem {
  title: string;
  description: string;
  /** What to do about it, if the description does not say so. */
  hint?: string;
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;

/** Everything that can be wrong with a chosen file, in words. */
export const photoProblems = {
  notAnImage: { title: 'Invalid File', description: 'Please select an image file.' },
  empty: { title: 'Invalid File', description: 'This file is empty. Please select an image file.' },
  tooLargeForForm: {
    title: 'Image too large',
    description: `Please select images under ${megabytes(formPhotoBytes)} for best mobile performance`,
  },
  tooLarge: {
    title: 'File Too Large',
    description: `Please select an image under ${megabytes(photoBytes)}.`,
  },
  tooMany: {
    title: 'Too many photos',
    description: `You can add at most ${photosPerActivity} photos.`,
  },
  heic: {
    title: 'Photo in HEIC',
    description:
      "This browser can't read HEIC photos. Share the photo as a JPEG and choose that, or use Hark's app on your phone.",
  },
  incomplete: {
    title: 'Photo incomplete',
    description: 'The end of this file is missing. Please choose it again, or another photo.',
  },
  unreadable: { title: 'Error', description: 'Failed to read the selected file' },
} satisfies Record<string, PhotoProblem>;

/** The other way to add a photo, which takes larger ones. */
export const captureHint = `Capture Photo takes photos of up to ${megabytes(photoBytes)}.`;

/** Id of the toast that shows the last problem. */
let shownId = 0;

/** Shows what is wrong with a photo, as a toast. */
export function showPhotoProblem({ title, description, hint }: PhotoProblem): void {
  const withHint = (
    <>
      <span className="block">{description}</span>
      <span className="block">{hint}</span>
    </>
  );
  toast({ title, description: hint ? withHint : description, variant: 'destructive' });
  shownId = toasts.current()?.id ?? 0;
}

/** Dismisses that toast once a good photo has been chosen. */
export const dismissPhotoProblem = (): void => toasts.dismiss(shownId);
