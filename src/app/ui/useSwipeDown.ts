import { type PointerEvent, useRef } from 'react';

/** Far enough, in px, or fast enough, in px per ms, to mean it. */
const far = 110;
const fast = 0.6;

/**
 * Lets a sheet be dragged down by its handle and calls `onSwipe` when let go far or fast enough;
 * otherwise it springs back. Presses on buttons inside the handle are left alone.
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
    if (event.type === 'pointerup' && (by > far || (by > 24 && speed > fast))) onSwipe();
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
