/** The longer side of a stored photo, in pixels. Larger photos are resized, on the device if it can. */
export const maxPhotoSide = 1_600;
