import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading. */
  title?: ReactNode;
  /** A small link or button opposite the heading. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  /** Set for a part of a larger surface. */
  flat?: boolean;
};

/** A section on its own surface, with an optional heading. */
export function Card({ title, action, level = 2, flat = false, className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cx('p-4 sm:p-5', !flat && 'rounded-lg bg-card shadow-lift', className)} {...rest}>
      {title !== undefined && (
        <header className="mb-3 flex items-center justify-between gap-3">
          <Heading className="min-w-0 text-lg">{title}</Heading>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
