import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** An error below a field. The field refers to it with `aria-describedby`. */
export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={cx('mt-1.5 flex gap-1.5 text-alarm text-sm', className)} {...rest}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
