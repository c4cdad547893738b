import { Haptics, ImpactStyle } from '@capacitor/haptics';
import type { HapticStrength } from '../device.ts';
import { logDeviceError } from './logDeviceError.ts';

const styles = { light: ImpactStyle.Light, medium: ImpactStyle.Medium, heavy: ImpactStyle.Heavy };

/** Gives haptic feedback to a tap. */
export const tap = (strength: HapticStrength): void =>
  void Haptics.impact({ style: styles[strength] }).catch(logDeviceError);

/** Vibrates, by default for 200 ms. */
export const vibrate = (ms = 200): void => void Haptics.vibrate({ duration: ms }).catch(logDeviceError);
