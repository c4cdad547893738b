/** Longest side of a kept photo, in pixels. Larger ones are made smaller: where it can, on the device already. */
export const longestSide = 1_600;
