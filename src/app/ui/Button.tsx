import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook.ts';
import { cx } from './cx.ts';
import { Slot } from './Slot.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  /** `accent` is for the one thing to do next; a screen has at most one. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the full width. */
  wide?: boolean | undefined;
  /** Ignores presses but keeps the focus, and tells screen readers. */
  busy?: boolean | undefined;
  /** The label while busy. */
  busyLabel?: string | undefined;
  /** Renders its only child, such as a link, with the look of a button. */
  asChild?: boolean | undefined;
};

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  asChild = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = cx(buttonLook(variant, size, wide), className);
  if (asChild) {
    return (
      <Slot className={look} {...(onClick && { onClick })} {...rest}>
        {children}
      </Slot>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type={type}
      className={look}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
