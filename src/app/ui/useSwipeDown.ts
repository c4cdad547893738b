import { type PointerEvent, useRef } from 'react';

/** A swipe is at least this far, in px, or this fast, in px per ms. */
const minDistance = 110;
const minSpeed = 0.6;

/**
 * Lets a sheet be dragged down by its handle. Calls `onSwipe` when it is released after a far or fast enough swipe;
 * otherwise it springs back. Buttons inside the handle still work.
 */
export function useSwipeDown(onSwipe: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<{ y: number; at: number } | null>(null);

  const place = (by: number) => {
    if (sheet.current) sheet.current.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  const end = (event: PointerEvent) => {
    if (!start.current) return;
    const by = event.clientY - start.current.y;
    const speed = by / Math.max(event.timeStamp - start.current.at, 1);
    start.current = null;
    place(0);
    if (event.type === 'pointerup' && (by > minDistance || (by > 24 && speed > minSpeed))) onSwipe();
  };

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onButton = event.target instanceof Element && event.target.closest('button, a, input');
      if (onButton || event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) place(event.clientY - start.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { sheet, handle };
}
