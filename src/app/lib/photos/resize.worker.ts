/** A photo to resize, to at most `maxSide` pixels on its longer side. */
export type ResizeRequest = { id: number; file: Blob; maxSide: number };

/** Resizes a photo off the main thread, upright and no larger than needed, and posts it back as a JPEG. */
async function resize({ id, file, maxSide }: ResizeRequest) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    // JPEG has no transparency: without this, transparent areas would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    reply({ id, photo: await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }) });
  } catch {
    reply({ id, photo: null });
  }
}

addEventListener('message', ({ data }: MessageEvent<ResizeRequest>) => void resize(data));

const reply = (message: { id: number; photo: Blob | null }) =>
  (globalThis as unknown as Worker).postMessage(message);
