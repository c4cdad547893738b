import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const hues = {
  walk: 'data-[state=active]:text-walk',
  feeding: 'data-[state=active]:text-feeding',
  health: 'data-[state=active]:text-health',
} as const;

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  hue: keyof typeof hues;
};

export type SegmentsProps<Value extends string> = {
  /** The accessible name of the choice. */
  label: string;
  segments: readonly Segment<Value>[];
  /** Null if none is chosen, but something that is not among them. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Shown between the tabs and the panel; on a phone in landscape, beside the tabs. */
  below?: ReactNode;
  /** The panel of the chosen segment, or of what is chosen instead. */
  children: ReactNode;
};

/** A segmented control of two to four tabs, with the panel of the chosen one. It wraps if the labels do not fit. */
export function Segments<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  below,
  children,
}: SegmentsProps<Value>) {
  return (
    <Root
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as Value)}
      // If none is chosen, the focus must be able to pass without choosing one.
      activationMode={value === null ? 'manual' : 'automatic'}
    >
      <div className="low:flex">
        <List aria-label={label} className="flex grow flex-wrap gap-1 rounded-md bg-sunk p-1">
          {segments.map((segment) => (
            <Trigger
              key={segment.value}
              value={segment.value}
              className={cx(
                'flex min-h-11 min-w-max flex-1 basis-0 items-center justify-center rounded-[10px] px-2 font-semibold text-quiet text-sm',
                'transition-colors duration-150 hover:text-ink',
                'data-[state=active]:bg-card data-[state=active]:shadow-lift forced-colors:data-[state=active]:border-2',
                hues[segment.hue],
              )}
            >
              {segment.label}
            </Trigger>
          ))}
        </List>
        {below}
      </div>
      {value === null ? (
        <div className="mt-4">{children}</div>
      ) : (
        <Content value={value} tabIndex={-1} className="mt-4 outline-none">
          {children}
        </Content>
      )}
    </Root>
  );
}
