import { cx } from './cx.ts';

export type EarMarkProps = {
  /** The name next to it; without one the logo is decorative. */
  name?: string | undefined;
  /** Animates the sound waves, as a loading indicator. */
  listening?: boolean | undefined;
  className?: string | undefined;
};

/** The logo: a dog's ear with sound waves. */
export function EarMark({ name, listening = false, className }: EarMarkProps) {
  const wave = listening ? 'animate-hear' : undefined;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 font-bold font-display text-lg leading-none tracking-[-0.03em]',
        className,
      )}
    >
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-[1.3em] shrink-0 text-brand">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M5.2 29.5a1.7 1.7 0 0 1-1.7-1.6C3 17.6 6.7 7.6 13.7 2.9c1.8-1.2 4-.2 4.5 1.9 1.8 7.9 1.1 15.9-1.8 23.6a1.7 1.7 0 0 1-1.6 1.1ZM12.9 9.4a1.25 1.25 0 0 0-2.15-.4c-2.3 3.9-3.5 8.5-3.6 13.9a1.25 1.25 0 0 0 2.5 0c.1-4.7 1.15-8.9 3.15-12.4.2-.4.25-.7.1-1.1Z"
        />
        <g stroke="var(--accent)" strokeWidth="2.8" strokeLinecap="round">
          <path d="M22.2 10.8a8.5 8.5 0 0 1 0 10.4" className={wave} />
          <path
            d="M26.2 6.5a15.2 15.2 0 0 1 0 19"
            className={wave}
            style={listening ? { animationDelay: '160ms' } : undefined}
          />
        </g>
      </svg>
      {name && <span>{name}</span>}
    </span>
  );
}
