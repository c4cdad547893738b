import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

/** How every single-line control looks. */
export const controlLook = cx(
  'block min-h-12 w-full min-w-0 appearance-none text-ellipsis rounded-md bg-card px-3.5 py-2.5 text-base text-ink',
  'border border-edge transition-colors duration-150 hover:border-ink disabled:opacity-60',
  'focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:border-alarm',
);

export type TextInputProps = ComponentProps<'input'> & {
  /** A few quiet words at the end of the field, below it where that is tight: "her usual", "lbs". */
  trailing?: ReactNode;
  /** The value was put there for the owner, who has not touched it yet. */
  suggested?: boolean | undefined;
};

/** One line of text, a number, a date or a time. */
export function TextInput({ trailing, suggested = false, className, ...rest }: TextInputProps) {
  const isUnit = typeof trailing === 'string' && trailing.length <= 6;
  return (
    // Around every input, with words at its end or without: one that moved would lose the focus as they go.
    <div className="relative">
      <input
        {...(!rest.type && { dir: 'auto' })}
        className={cx(
          controlLook,
          suggested && 'border-dashed',
          trailing ? cx('tight:pr-3.5', isUnit ? 'pr-14' : 'pr-20') : false,
          className,
        )}
        {...rest}
      />
      {trailing && (
        <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-quiet text-xs tight:static tight:mt-1">
          {trailing}
        </span>
      )}
    </div>
  );
}
