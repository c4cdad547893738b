import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './buttonLook.ts';
import { cx } from './cx.ts';
import { Slot } from './Slot.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  /** `accent` is for the one thing to do next; a screen has at most one. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Stretches to the width it is given. */
  wide?: boolean | undefined;
  /** Work is under way: keeps the focus, says so, and ignores presses. */
  busy?: boolean | undefined;
  /** What it reads while busy. */
  busyLabel?: string | undefined;
  /** Lends its look to its only child, a link say. */
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
