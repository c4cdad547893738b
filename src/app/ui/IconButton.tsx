import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const tones = {
  quiet: 'text-ink hover:bg-sunk',
  soft: 'bg-brand-soft text-brand hover:bg-[color-mix(in_oklch,var(--brand-soft),var(--brand)_12%)]',
  accent: 'bg-accent text-accent-ink hover:bg-[color-mix(in_oklch,var(--accent),var(--accent-ink)_10%)]',
} as const;

export type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name. */
  label: string;
  tone?: keyof typeof tones | undefined;
};

/** A round icon button, 44 px wide. */
export function IconButton({ label, tone = 'quiet', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'relative grid size-11 shrink-0 place-items-center rounded-full transition duration-150',
        'active:scale-95 disabled:opacity-50',
        tones[tone],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
