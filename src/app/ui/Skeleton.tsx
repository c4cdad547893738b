import { cx } from './cx.ts';

/** The grey shape of what is on its way. Give it that thing's own size, so that nothing jumps. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-sm bg-line/70', className)} />;
}
