import { type ReactNode, useEffect, useState } from 'react';
import { keep, keys, recall } from '../storage.ts';
import { TooltipDelay } from '../ui/Tooltip.tsx';

const hintsLast = 30_000;
const whileHinting = 200;
const otherwise = 700;

/** Lets tooltips come quickly while the app is new to its owner: for half a minute, once. */
export function Hints({ children }: { children: ReactNode }) {
  const [hinting, setHinting] = useState(() => recall(keys.tooltipsSeen) !== 'true');
  useEffect(() => {
    if (!hinting) return;
    const timer = setTimeout(() => {
      keep(keys.tooltipsSeen, 'true');
      setHinting(false);
    }, hintsLast);
    return () => clearTimeout(timer);
  }, [hinting]);
  return <TooltipDelay value={hinting ? whileHinting : otherwise}>{children}</TooltipDelay>;
}
