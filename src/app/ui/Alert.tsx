import { CircleAlert, Info } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  alarm: { look: 'bg-alarm-soft', mark: 'text-alarm', Icon: CircleAlert },
  brand: { look: 'bg-brand-soft', mark: 'text-brand', Icon: Info },
} as const;

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `alarm` interrupts screen readers; `brand` waits for a pause. */
  tone?: keyof typeof tones | undefined;
  title?: ReactNode;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
};

/** An important message. */
export function Alert({ tone = 'alarm', title, icon, className, children, ...rest }: AlertProps) {
  const { look, mark, Icon } = tones[tone];
  return (
    <div
      role={tone === 'alarm' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-md p-4 text-sm', look, className)}
      {...rest}
    >
      <span className={cx('shrink-0 [&>svg]:size-5', mark)}>{icon ?? <Icon aria-hidden="true" />}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
