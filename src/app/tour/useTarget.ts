import { useLayoutEffect, useState } from 'react';
import type { Box } from './place.ts';

/** The one of the elements marked with `id` that is on screen; a phone and a desktop may have different ones. */
function find(id: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${id}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

/** Brings what a step is about into view, and says where in the window it is, as long as it stays there. */
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
