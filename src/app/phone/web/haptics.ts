import type { HapticStrength } from '../device.ts';

// Pages in a browser give no haptic feedback.
export const tap: (strength: HapticStrength) => void = () => {};
export const vibrate: (ms?: number) => void = () => {};
