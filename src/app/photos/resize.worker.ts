import { maxPhotoSide } from '../../domain/photoSize.ts';

/** Draws a photo upright and no larger than needed, off the main thread, and answers it as a JPEG. */
async function resize({ id, file }: { id: number; file: Blob }) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, maxPhotoSide / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    // JPEG knows no transparency: what shows through is white, not black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0, width, height);
    picture.close();
    answer({ id, photo: await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }) });
  } catch {
    answer({ id, photo: null });
  }
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; file: Blob }>) => void resize(data));

const answer = (message: { id: number; photo: Blob | null }) =>
  (globalThis as unknown as Worker).postMessage(message);
