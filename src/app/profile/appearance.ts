import { forget, keep, recall } from '../storage.ts';
import { showThemeColor } from '../themeColor.ts';

export const appearances = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof appearances)[number];

/** It belongs to the device, not to who is signed in: signing out leaves it. The first lines of every page read it. */
const key = 'appearance';

export function currentAppearance(): Appearance {
  const kept = recall(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Dresses the page at once, and every page to come. */
export function chooseAppearance(chosen: Appearance): void {
  const { dataset } = document.documentElement;
  if (chosen === 'system') {
    forget(key);
    delete dataset['theme'];
  } else {
    keep(key, chosen);
    dataset['theme'] = chosen;
  }
  showThemeColor();
}
