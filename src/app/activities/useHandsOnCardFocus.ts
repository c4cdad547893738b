import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a card that leaves the screen with the focus in it or its menu open, removed or not found by a search: the focus goes
 * on to the card that takes its place, else to the last before it, else to the page.
 */
export function useHandsOnCardFocus(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (!own?.querySelector(':focus, [aria-haspopup][aria-expanded=true]')) return;
      const place = cards().indexOf(own);
      // As soon as what comes in its place is there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = cards()[place] ?? cards().at(-1);
        const menu = next?.querySelector<HTMLElement>('[aria-haspopup]');
        if (menu) menu.focus();
        else document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, []);
  return card;
}

const cards = () => [...document.querySelectorAll('article')];
