import { getItem, removeItems, setItem } from '../../lib/storage.ts';
import { showThemeColor } from '../../lib/themeColor.ts';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

/** A setting of the device, not of the owner: it survives signing out. The start script reads it. */
const key = 'appearance';

export function currentAppearance(): Appearance {
  const stored = getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies an appearance at once, and stores it for later pages. */
export function chooseAppearance(chosen: Appearance): void {
  const { dataset } = document.documentElement;
  if (chosen === 'system') {
    removeItems(key);
    delete dataset['theme'];
  } else {
    setItem(key, chosen);
    dataset['theme'] = chosen;
  }
  showThemeColor();
}
