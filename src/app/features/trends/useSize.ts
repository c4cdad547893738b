import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Until it has been measured: that of a phone. */
const usualWidth = 326;

/** The width of a box in pixels, followed as it changes, and the height of small letters there, which an owner may enlarge. */
export function useSize(): { box: RefObject<HTMLDivElement | null>; width: number; lettering: number } {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: usualWidth, lettering: 13 });
  useLayoutEffect(() => {
    const measured = box.current;
    if (!measured) return;
    const measure = () => {
      const width = Math.round(measured.clientWidth) || usualWidth;
      const lettering = Number.parseFloat(getComputedStyle(measured).fontSize) || 13;
      setSize((before) =>
        before.width === width && before.lettering === lettering ? before : { width, lettering },
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, []);
  return { box, ...size };
}
