import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Props for the content of a Radix dialog: Escape closes it while the focus is in it. Radix gives the key to the topmost layer
 * alone, which may be a toast that came later; so it handles the key only if nothing has the focus.
 */
export const closesOnEscape = (close: () => void) => ({
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (document.activeElement !== document.body) event.preventDefault();
  },
  onKeyDown: (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  },
});
