import { Camera, type MediaResult } from '@capacitor/camera';
import { maxPhotoSide } from '../../../domain/photoSize.ts';
import { dataUrlOf } from '../../dataUrl.ts';
import { AccessRefused, type PhotoSource } from '../face.ts';
import { tell } from './tell.ts';

const wanted = {
  quality: 90,
  editable: 'in-app',
  targetWidth: maxPhotoSide,
  targetHeight: maxPhotoSide,
} as const;

/** The plugin's codes of an owner who thought better of it, and of one who does not let Hark. */
const givenUp = new Set(['OS-PLUG-CAMR-0006', 'OS-PLUG-CAMR-0013', 'OS-PLUG-CAMR-0020']);
const refused: Record<string, string> = {
  'OS-PLUG-CAMR-0003': "Hark isn't allowed to use the camera. You can change that in your phone's settings.",
  'OS-PLUG-CAMR-0005': "Hark isn't allowed to see your photos. You can change that in your phone's settings.",
};

/** The ways there are, the best first. */
export const photoSources: readonly PhotoSource[] = [
  {
    label: 'Take Photo',
    choose: () => photoFrom(() => Camera.takePhoto(wanted), 'Failed to take picture'),
    problem: { title: 'Camera Error', description: 'Failed to take photo' },
  },
  {
    label: 'Choose from Gallery',
    choose: () =>
      photoFrom(async () => (await Camera.chooseFromGallery(wanted)).results[0], 'Failed to select image'),
    problem: { title: 'Gallery Error', description: 'Failed to select photo' },
  },
];

/** The photo as a data URL, or null when the owner gave up. `failure` is what any other end is called. */
async function photoFrom(
  get: () => Promise<MediaResult | undefined>,
  failure: string,
): Promise<string | null> {
  try {
    const photo = await get();
    return photo?.webPath ? await dataUrlAt(photo.webPath) : null;
  } catch (cause) {
    const { code = '' } = cause as { code?: string };
    if (givenUp.has(code)) return null;
    tell(failure, cause);
    throw refused[code] ? new AccessRefused(refused[code]) : new Error(failure, { cause });
  }
}

async function dataUrlAt(path: string): Promise<string> {
  return dataUrlOf(await (await fetch(path)).blob());
}
