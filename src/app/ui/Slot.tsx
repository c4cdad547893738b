import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cx } from './cx.ts';

/** Lends what it is given to its only child, which keeps its own where both have one; class names add up. */
export function Slot({ children: child, className, ...lent }: ComponentProps<'button'>) {
  if (!isValidElement<ComponentProps<'button'>>(child)) throw new Error('A slot takes exactly one element');
  return cloneElement(child, { ...lent, ...child.props, className: cx(className, child.props.className) });
}
