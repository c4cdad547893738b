import { type ReactNode, useEffect, useState } from 'react';
import { getItem, keys, setItem } from '../../lib/storage.ts';
import { TooltipDelay } from '../../ui/Tooltip.tsx';

const hintsLast = 30_000;
const whileHinting = 200;
const otherwise = 700;

/** Shows tooltips faster while the app is new to its owner: once, for half a minute. */
export function Hints({ children }: { children: ReactNode }) {
  const [hinting, setHinting] = useState(() => getItem(keys.tooltipsSeen) !== 'true');
  useEffect(() => {
    if (!hinting) return;
    const timer = setTimeout(() => {
      setItem(keys.tooltipsSeen, 'true');
      setHinting(false);
    }, hintsLast);
    return () => clearTimeout(timer);
  }, [hinting]);
  return <TooltipDelay value={hinting ? whileHinting : otherwise}>{children}</TooltipDelay>;
}
