import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Finds the card or dialog around an unmounting element. */
function around(part: HTMLElement) {
  const found = part.parentElement?.closest<HTMLElement>('section, [role=dialog]');
  return () => (found?.isConnected ? found : null);
}

/**
 * When the element unmounts while it has the focus or its menu is open (such as a pressed Retry button), moves the
 * focus to the surrounding card or dialog, or to what `next` finds for the unmounting element, else to the page, so
 * that it does not fall back to the top of the document.
 */
export function useFocusHandoff<Part extends HTMLElement>(
  next: (part: HTMLElement) => () => HTMLElement | null | undefined = around,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      const isInUse =
        own?.contains(document.activeElement) || own?.querySelector('[aria-haspopup][aria-expanded=true]');
      if (!own || !isInUse) return;
      const find = next(own);
      // In a microtask, when its replacement is in the DOM.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const found = find() ?? document.querySelector('main');
        if (!found) return;
        // A card or page is focusable only with a `tabIndex`, and need not scroll into view.
        const isTabStop = found.tabIndex >= 0;
        if (!isTabStop) found.tabIndex = -1;
        found.focus({ preventScroll: !isTabStop });
      });
    };
  }, [next]);
  return part;
}
