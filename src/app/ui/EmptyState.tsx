import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type EmptyStateProps = {
  /** A decorative drawing. */
  drawing?: ReactNode;
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  /** The button to do it. */
  action?: ReactNode;
  className?: string | undefined;
};

/** An empty state, with what to do about it. */
export function EmptyState({ drawing, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'mx-auto grid max-w-sm justify-items-center text-balance px-4 py-8 text-center',
        className,
      )}
    >
      {drawing && <div className="mb-4 text-brand">{drawing}</div>}
      <p className="font-[650] font-display text-lg">{title}</p>
      {text && <p className="mt-1.5 text-quiet text-sm">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
