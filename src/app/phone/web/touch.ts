import type { Weight } from '../face.ts';

/** A browser's page is felt by nobody. */
export const tap: (weight: Weight) => void = () => {};
export const vibrate: (ms?: number) => void = () => {};
