import { Camera, type MediaResult } from '@capacitor/camera';
import { maxPhotoSide } from '../../../domain/photo.ts';
import { dataUrlOf } from '../dataUrl.ts';
import { PermissionDenied, type PhotoSource } from '../device.ts';
import { logDeviceError } from './logDeviceError.ts';

const wanted = {
  quality: 90,
  editable: 'in-app',
  targetWidth: maxPhotoSide,
  targetHeight: maxPhotoSide,
} as const;

/** The plugin's error codes for cancelling, and for missing permissions. */
const cancelled = new Set(['OS-PLUG-CAMR-0006', 'OS-PLUG-CAMR-0013', 'OS-PLUG-CAMR-0020']);
const denied: Record<string, string> = {
  'OS-PLUG-CAMR-0003': "Hark isn't allowed to use the camera. You can change that in your phone's settings.",
  'OS-PLUG-CAMR-0005': "Hark isn't allowed to see your photos. You can change that in your phone's settings.",
};

/** Whether a photo is taken with these sources first: a file field in the app does not offer the camera everywhere. */
export const capturesFirst: boolean = true;

/** The available sources, the best first. */
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

/** The photo as a data URL, or null if the owner cancelled. `failure` is the message of any other error. */
async function photoFrom(
  get: () => Promise<MediaResult | undefined>,
  failure: string,
): Promise<string | null> {
  try {
    const photo = await get();
    return photo?.webPath ? await dataUrlAt(photo.webPath) : null;
  } catch (cause) {
    const { code = '' } = cause as { code?: string };
    if (cancelled.has(code)) return null;
    logDeviceError(failure, cause);
    throw denied[code] ? new PermissionDenied(denied[code]) : new Error(failure, { cause });
  }
}

async function dataUrlAt(path: string): Promise<string> {
  return dataUrlOf(await (await fetch(path)).blob());
}
