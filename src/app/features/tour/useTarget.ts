import { useLayoutEffect, useState } from 'react';
import type { Box } from './placement.ts';

/** The visible element marked with `id`: phones and desktops may have different ones. */
function find(id: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${id}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

/** Scrolls a step's target into view and tracks its position in the window; null if there is no target. */
export function useTarget(id: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = find(id);
    element?.scrollIntoView({ block: 'center' });
    const measure = () => {
      const rect = element?.getBoundingClientRect();
      setBox(rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : null);
    };
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
    };
  }, [id]);
  return box;
}
