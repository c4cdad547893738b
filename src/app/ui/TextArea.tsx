import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlLook } from './TextInput.tsx';

/** Several lines; grows with what is written where the browser can, and scrolls where it cannot. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={cx(controlLook, 'field-sizing-content max-h-72 min-h-24 resize-none', className)}
      {...rest}
    />
  );
}
