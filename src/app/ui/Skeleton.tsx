import { cx } from './cx.ts';

/** The grey shape of what is on its way. Give it that thing's own size and roundness, so that nothing jumps. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  const round = className.includes('rounded-') ? className : cx('rounded-sm', className);
  return <div aria-hidden="true" className={cx('max-w-full animate-breathe bg-line/70', round)} />;
}
