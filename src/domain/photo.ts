import * as z from 'zod/mini';

/** Most photos one activity can hold. */
export const photosPerActivity = 10;

/** Largest photo that may travel, in bytes of the image itself. */
export const photoBytes = 5 * 1024 * 1024;

/** Largest photo the quick-log form takes before it makes it smaller, in bytes: phones stay responsive. */
export const formPhotoBytes = 2 * 1024 * 1024;

/**
 * A photo on its way up: a base64 data URL. What it claims to be is only a claim; the server decodes it to find
 * out whether it is a JPEG, PNG, WebP, GIF or AVIF.
 */
export const PhotoData = z
  .string('A photo must be an image data URL')
  .check(z.regex(/^data:[\w.+/-]{1,100};base64,/, 'A photo must be an image data URL'));

export const PhotoList = z
  .array(PhotoData, 'Photos must be a list')
  .check(z.maxLength(photosPerActivity, `At most ${photosPerActivity} photos`));

const photoLink = /^\/api\/photos\/\d{1,16}\/([0-9a-f]{64})\//;

/** A photo that the server already keeps, by the link it was shown with. */
export const PhotoLink = z.string().check(z.regex(photoLink));

/** The name of the photo that a link shows, or null when it is no link of ours. */
export const linkedName = (link: string): string | null => photoLink.exec(link)?.[1] ?? null;
