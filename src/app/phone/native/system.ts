import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Keyboard } from '@capacitor/keyboard';
import { tell } from './tell.ts';

/** What is open above the page and closes with Esc. */
const open =
  '[role=dialog][data-state=open], [role=menu][data-state=open], [role=combobox][aria-expanded=true]';

/** Android's back button: what is open closes, else one goes back, else one leaves. An iPhone has none. */
export function answerBackButton(): void {
  void App.addListener('backButton', ({ canGoBack }) => {
    if (document.querySelector(open)) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    } else if (canGoBack) history.back();
    else void App.minimizeApp().catch(tell);
  });
}

/** What the system writes above and below the page is light on a dark page and dark on a light one. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const { theme } = document.documentElement.dataset;
    const isDark = theme ? theme === 'dark' : dark.matches;
    void SystemBars.setStyle({ style: isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(tell);
  };
  dark.addEventListener('change', show);
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  show();
}

/** The page gets smaller when the keyboard comes; what is typed in is then brought back into sight. */
export function keepFieldInSight(): void {
  void Keyboard.addListener('keyboardDidShow', () => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}
