import { Haptics, ImpactStyle } from '@capacitor/haptics';
import type { Weight } from '../face.ts';
import { tell } from './tell.ts';

const styles = { light: ImpactStyle.Light, medium: ImpactStyle.Medium, heavy: ImpactStyle.Heavy };

/** Answers a touch. */
export const tap = (weight: Weight): void => void Haptics.impact({ style: styles[weight] }).catch(tell);

/** Shakes the device, by default for 200 ms. */
export const vibrate = (ms = 200): void => void Haptics.vibrate({ duration: ms }).catch(tell);
