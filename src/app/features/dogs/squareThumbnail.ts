/** The side of a dog's photo, in px: sharp when shown at 64 px on any screen, but small to load on every start. */
const side = 256;

/** Crops a photo to a small square around its centre, as a data URL. Throws if the photo cannot be decoded. */
export async function squareThumbnail(photo: string): Promise<string> {
  const image = new Image();
  image.src = photo;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const shorter = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  canvas
    .getContext('2d')
    ?.drawImage(image, (width - shorter) / 2, (height - shorter) / 2, shorter, shorter, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', 0.85);
}
