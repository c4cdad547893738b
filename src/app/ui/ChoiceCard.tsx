import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** `radio` if only one of the cards may be chosen. */
  type?: 'checkbox' | 'radio' | undefined;
};

/** A large, easily tapped choice: the whole card is the label of a native checkbox or radio. */
export function ChoiceCard({
  title,
  description,
  icon,
  type = 'checkbox',
  className,
  ...rest
}: ChoiceCardProps) {
  return (
    <label
      className={cx(
        'group relative flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-edge bg-card px-4 py-3 tight:px-3',
        'transition-colors duration-150 hover:border-ink',
        'has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring has-checked:inset-ring-brand',
        'has-aria-invalid:border-alarm',
        'has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
        className,
      )}
    >
      {/* The scroll margins bring the whole card into view on focus, and the error above the first one. */}
      <input type={type} className="peer sr-only scroll-mt-24 scroll-mb-16" {...rest} />
      {icon && <span className="shrink-0 text-brand tight:hidden [&>svg]:size-6">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">{title}</span>
        {description && <span className="block text-pretty text-quiet text-sm">{description}</span>}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 shrink-0 place-items-center border border-edge',
          'transition-colors duration-150 peer-checked:border-brand peer-checked:bg-brand peer-checked:text-page',
          type === 'radio' ? 'rounded-full' : 'rounded-sm',
        )}
      >
        {/* Not hidden by its colour, because forced-colors mode would then show every tick. */}
        <Check className="invisible size-4 group-has-checked:visible" strokeWidth={3} />
      </span>
    </label>
  );
}
