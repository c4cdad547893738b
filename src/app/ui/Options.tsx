import { useId } from 'react';
import { cx } from './cx.ts';

export type OptionsProps<Value extends string> = {
  /** The accessible name of the choice. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null if nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
};

/** A segmented choice of a few short options: native radio buttons, of which the arrow keys choose another. */
export function Options<Value extends string>({ label, options, value, onValueChange }: OptionsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex gap-1 rounded-md bg-sunk p-1">
      {options.map((option) => (
        <label
          key={option.value}
          data-state={option.value === value ? 'active' : 'inactive'}
          className={cx(
            'relative flex min-h-11 min-w-11 flex-1 cursor-pointer items-center justify-center rounded-[10px] px-3 font-semibold text-sm',
            'transition-colors duration-150 hover:text-ink',
            'data-[state=active]:bg-card data-[state=active]:shadow-lift forced-colors:data-[state=active]:border-2',
            'has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
            option.value === value ? 'text-ink' : 'text-quiet',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
