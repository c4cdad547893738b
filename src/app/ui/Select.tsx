import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlLook } from './TextInput.tsx';

/** A styled native select: nothing is easier to use on a phone. */
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
