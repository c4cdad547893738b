import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const tones = {
  quiet: 'bg-sunk text-quiet',
  brand: 'bg-brand-soft text-brand',
  accent: 'bg-accent-soft text-ink',
  walk: 'bg-walk-soft text-walk',
  feeding: 'bg-feeding-soft text-feeding',
  health: 'bg-health-soft text-health',
  good: 'bg-good-soft text-good',
  watch: 'bg-watch-soft text-watch',
  alarm: 'bg-alarm-soft text-alarm',
  urgent: 'bg-urgent-soft text-urgent',
  high: 'bg-high-soft text-high',
  medium: 'bg-medium-soft text-medium',
  low: 'bg-low-soft text-low',
} as const;

export type BadgeTone = keyof typeof tones;

/** One word about something, in the colour that word has. Give a severity its icon too. */
export function Badge({
  tone = 'quiet',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone | undefined }) {
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
