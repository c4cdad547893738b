import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlLook } from './TextInput.tsx';

/** A multi-line text field. It grows with its content, or scrolls if the browser does not support that. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={cx(
        controlLook,
        'field-sizing-content max-h-72 min-h-24 resize-none low:min-h-12',
        className,
      )}
      {...rest}
    />
  );
}
