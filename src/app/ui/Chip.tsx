import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ChipProps = ComponentProps<'button'> & {
  /** If given, the chip is a toggle. */
  selected?: boolean | undefined;
  /** Shows a cross: a press removes the chip. */
  removable?: boolean | undefined;
};

/** One of several small choices, or a chosen value. */
export function Chip({ selected, removable = false, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={cx(
        'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-sm font-[550]',
        'forced-colors:aria-pressed:border-4 transition duration-150 active:scale-[0.97] disabled:opacity-50',
        selected || removable
          ? 'border-brand bg-brand-soft text-brand'
          : 'border-edge bg-card text-ink hover:border-ink',
        className,
      )}
      {...rest}
    >
      {removable && <span className="sr-only">Remove</span>}
      <span dir="auto" className="truncate">
        {children}
      </span>
      {removable && <X aria-hidden="true" className="-mr-1 size-4 shrink-0" />}
    </button>
  );
}
