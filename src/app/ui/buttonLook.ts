import { cx } from './cx.ts';

const variants = {
  accent: 'bg-accent text-accent-ink hover:bg-[color-mix(in_oklch,var(--accent),var(--accent-ink)_10%)]',
  brand: 'bg-brand text-page hover:bg-[color-mix(in_oklch,var(--brand),var(--ink)_35%)]',
  plain: 'bg-card text-ink inset-ring inset-ring-line hover:bg-sunk',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'bg-alarm text-page hover:bg-[color-mix(in_oklch,var(--alarm),var(--ink)_20%)]',
} as const;

const sizes = {
  sm: 'min-h-11 rounded-full px-4 text-sm',
  md: 'min-h-12 rounded-md px-5 text-base',
  lg: 'min-h-14 rounded-md px-6 text-base',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** Classes of a button, for elements other than `Button`, such as links. */
export function buttonLook(variant: ButtonVariant = 'plain', size: ButtonSize = 'md', wide = false): string {
  return cx(
    'inline-flex select-none items-center justify-center gap-2 font-[640] leading-tight transition duration-150',
    'active:scale-[0.98] disabled:opacity-55 aria-disabled:cursor-progress',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
}
