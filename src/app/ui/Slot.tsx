import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { cx } from './cx.ts';

/** Merges its props into its only child. The child's own props win; class names are joined. */
export function Slot({ children: child, className, ...lent }: ComponentProps<'button'>) {
  if (!isValidElement<ComponentProps<'button'>>(child)) throw new Error('A slot takes exactly one element');
  return cloneElement(child, { ...lent, ...child.props, className: cx(className, child.props.className) });
}
