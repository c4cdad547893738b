import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './FieldError.tsx';

/** Connects a control to its label, hint and error. Spread it on the control. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; undefined if the value is valid. */
  error?: string | undefined;
  /** Marks the label with an asterisk and tells screen readers. */
  required?: boolean | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label, a control, and its hint and error. */
export function Field({ label, hint, error, required = false, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const field = useRef<HTMLDivElement>(null);
  /**
   * Scrolls the whole field into view. The browser would do so only for the control, so a footer might hide the error.
   */
  const reveal = () => {
    if (error && field.current?.contains(document.activeElement))
      field.current.scrollIntoView({ block: 'nearest' });
  };
  useEffect(reveal, [error]);
  return (
    <div ref={field} onFocus={reveal} className={cx('min-w-0 scroll-my-3', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block font-semibold text-sm'}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': cx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <div id={hintId} className="mt-1.5 text-quiet text-sm">
          {hint}
        </div>
      )}
    </div>
  );
}
