import * as z from 'zod/mini';

/** The maximum number of photos of an activity. */
export const photosPerActivity = 10;

/** The largest photo that may be uploaded, in bytes of the decoded image. */
export const photoBytes = 5 * 1024 * 1024;

/** The largest photo that the quick-log form accepts and resizes, in bytes, so that phones stay responsive. */
export const formPhotoBytes = 2 * 1024 * 1024;

/** The longer side of a stored photo, in pixels. Larger photos are resized, on the device if it can. */
export const maxPhotoSide = 1_600;

/**
 * An uploaded photo: a base64 data URL. Its media type is not trusted; the server decodes the image to find out whether it
 * is a JPEG, PNG, WebP, GIF or AVIF.
 */
export const PhotoData = z
  .string('A photo must be an image data URL')
  .check(z.regex(/^data:[\w.+/-]{1,100};base64,/, 'A photo must be an image data URL'));

export const PhotoList = z
  .array(PhotoData, 'Photos must be a list')
  .check(z.maxLength(photosPerActivity, `At most ${photosPerActivity} photos`));

const photoLink = /^\/api\/photos\/\d{1,16}\/([0-9a-f]{64})\//;

/** A stored photo, by the link it was shown with. */
export const PhotoLink = z.string().check(z.regex(photoLink));

/** The name of the photo that a link shows, or null if it is no link to one. */
export const linkedName = (link: string): string | null => photoLink.exec(link)?.[1] ?? null;
