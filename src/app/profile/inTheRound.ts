/** As large as a dog's photo is kept, in px each way: sharp at 64 on any screen, and small on every start. */
const side = 256;

/** The middle of a photo, square and small, as a data URL. Throws where the photo cannot be drawn. */
export async function inTheRound(photo: string): Promise<string> {
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
