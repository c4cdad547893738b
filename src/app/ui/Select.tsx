import { ChevronDown } from './icons.tsx';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlLook } from './TextInput.tsx';

/** The platform's own list, in our clothes: on a phone nothing is easier to use. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className={cx(controlLook, 'pr-11', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-quiet"
      />
    </div>
  );
}
