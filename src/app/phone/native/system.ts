import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Keyboard } from '@capacitor/keyboard';
import { SplashScreen } from '@capacitor/splash-screen';
import { logDeviceError } from './logDeviceError.ts';

/** Open overlays, all of which close on Esc. */
const openOverlays =
  '[role=dialog][data-state=open], [role=menu][data-state=open], [role=combobox][aria-expanded=true]';

/** Handles Android's back button: closes an open overlay, else goes back, else leaves the app. */
export function handleBackButton(): void {
  void App.addListener('backButton', ({ canGoBack }) => {
    if (document.querySelector(openOverlays)) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    } else if (canGoBack) history.back();
    else void App.minimizeApp().catch(logDeviceError);
  });
}

/** Keeps the text in the system's bars readable: light on a dark theme, dark on a light one. */
export function syncSystemBars(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const { theme } = document.documentElement.dataset;
    const isDark = theme ? theme === 'dark' : dark.matches;
    void SystemBars.setStyle({ style: isDark ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(
      logDeviceError,
    );
  };
  dark.addEventListener('change', show);
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  show();
}

/** The page shrinks when the keyboard opens: scrolls the focused field back into view. */
export function keepFocusedFieldVisible(): void {
  void Keyboard.addListener('keyboardDidShow', () => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}

/** Shows the app, whatever it has come to by now. */
export function hideSplashScreen(): void {
  void SplashScreen.hide().catch(logDeviceError);
}
