import { cx } from './cx.ts';

const strokes = ['M14 15.5a12 12 0 0 1 0 17', 'M21.5 8a22.6 22.6 0 0 1 0 32', 'M29 .5a33.2 33.2 0 0 1 0 47'];

export type ArcsProps = {
  /** `listening` is animated; by default the arcs are static. */
  form?: 'listening' | undefined;
  className?: string | undefined;
};

/** Hark's motif: three sound arcs, opening to the right. Colour and size come from `className`. */
export function Arcs({ form, className }: ArcsProps) {
  return (
    <svg viewBox="-2 -4 48 56" fill="none" aria-hidden="true" className={cx('overflow-visible', className)}>
      <g stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        {strokes.map((d, ring) => (
          <g key={d} className={form && 'animate-hear'} style={{ animationDelay: `${ring * 140}ms` }}>
            <path d={d} opacity={1 - ring * 0.28} />
          </g>
        ))}
      </g>
    </svg>
  );
}
