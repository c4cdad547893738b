import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

/** Classes of all single-line controls. */
export const controlLook = cx(
  'block min-h-12 w-full min-w-0 appearance-none text-ellipsis rounded-md bg-card px-3.5 py-2.5 text-base text-ink',
  'border border-edge transition-colors duration-150 hover:border-ink disabled:opacity-60',
  'focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:border-alarm',
);

export type TextInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Numbers are typed into a `NumberInput`. */
  type?: 'text' | 'search' | 'email' | 'tel' | 'password' | 'date' | 'time';
  /** A short text at the end of the field, such as "lbs" or "her usual"; below it if there is no room. */
  trailing?: ReactNode;
  /** Whether the value is prefilled and still untouched. */
  suggested?: boolean | undefined;
};

/** A single-line field for text, a date or a time. */
export function TextInput({ trailing, suggested = false, className, ...rest }: TextInputProps) {
  const isUnit = typeof trailing === 'string' && trailing.length <= 6;
  return (
    // Always wrapped, even without trailing text: otherwise the input would remount and lose the focus when that goes.
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
