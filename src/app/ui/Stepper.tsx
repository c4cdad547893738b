import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';

/** A small whole number, changed one by one with two buttons. */
export function Stepper({
  label,
  value,
  least,
  most,
  onChange,
  children = value,
}: {
  /** What the number is of, for screen readers. */
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
  /** What stands between the buttons; by default the number. */
  children?: ReactNode;
}) {
  // The buttons stay enabled at the ends, so that the one that was pressed keeps the focus.
  const step = (by: 1 | -1, isEnd: boolean) => ({
    'aria-disabled': isEnd || undefined,
    onClick: () => isEnd || onChange(value + by),
    className: isEnd ? 'opacity-40' : undefined,
  });
  return (
    <div role="group" aria-label={label} className="flex items-center gap-1">
      <IconButton tone="soft" label={`Fewer: ${label}`} {...step(-1, value <= least)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <output className="min-w-10 text-center font-[650] font-display text-lg">{children}</output>
      <IconButton tone="soft" label={`More: ${label}`} {...step(1, value >= most)}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
