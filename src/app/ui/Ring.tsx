import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type RingProps = {
  /** 0 to 1; what is beyond is drawn full. */
  value: number;
  /** The stroke, in the ring's own 40 units. */
  stroke?: number | undefined;
  /** Read out; without it the ring is decoration beside text that says the same. */
  label?: string | undefined;
  /** Size and colour: `size-10 text-walk`. */
  className?: string | undefined;
  /** What stands inside it. */
  children?: ReactNode;
};

/** How much of a whole is done. */
export function Ring({ value, stroke = 4.5, label, className, children }: RingProps) {
  const done = Math.min(Math.max(value, 0), 1);
  const circle = { cx: 20, cy: 20, r: 20 - stroke / 2, strokeWidth: stroke };
  const said = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.round(done * 100),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : {};
  return (
    <span {...said} className={cx('relative inline-grid shrink-0 place-items-center', className)}>
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
