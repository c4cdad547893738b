import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type RingProps = {
  /** From 0 to 1; other values are clamped. */
  value: number;
  /** Size and colour, such as `size-10 text-walk`. */
  className?: string | undefined;
  /** Shown within it, such as what it measures. */
  children?: ReactNode;
};

/** In units of the 40 by 40 view box. */
const stroke = 4.5;
const circle = { cx: 20, cy: 20, r: 20 - stroke / 2, strokeWidth: stroke };

/** A progress ring. Decorative, because the text in it or next to it says the same. */
export function Ring({ value, className, children }: RingProps) {
  const done = Math.min(Math.max(value, 0), 1);
  return (
    <span className={cx('relative inline-grid shrink-0 place-items-center', className)}>
      <svg
        viewBox="0 0 40 40"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle {...circle} stroke="currentColor" opacity={0.18} />
        {done > 0 && (
          <circle
            {...circle}
            stroke="currentColor"
            strokeLinecap="round"
            pathLength={1}
            strokeDasharray={done < 1 ? `${done} 2` : undefined}
            className="transition-[stroke-dasharray] duration-200"
          />
        )}
      </svg>
      {children}
    </span>
  );
}
