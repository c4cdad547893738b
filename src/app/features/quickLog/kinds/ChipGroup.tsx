import { type ReactNode, useId } from 'react';

/** Chips to choose from, under a label like a field's, or with one for screen readers only. */
export function ChipGroup({
  label,
  hideLabel = false,
  children,
}: {
  label: string;
  hideLabel?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>
        {label}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
