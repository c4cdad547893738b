import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const tones = {
  brand: 'bg-brand-soft text-brand',
  good: 'bg-good-soft text-good',
  watch: 'bg-watch-soft text-watch',
  urgent: 'bg-urgent-soft text-urgent',
  high: 'bg-high-soft text-high',
  medium: 'bg-medium-soft text-medium',
  low: 'bg-low-soft text-low',
} as const;

export type BadgeTone = keyof typeof tones;

/** A short coloured label. A severity needs its icon as well, since colour alone is not enough. */
export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone: BadgeTone }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs [&>svg]:size-4',
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}
