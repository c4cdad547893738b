import { cx } from './cx.ts';

/** A placeholder while loading. Give it the size and radius of the content, to avoid a layout shift. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  const round = className.includes('rounded-') ? className : cx('rounded-sm', className);
  return <div aria-hidden="true" className={cx('max-w-full animate-breathe bg-line/70', round)} />;
}
