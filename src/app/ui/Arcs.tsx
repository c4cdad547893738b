import { cx } from './cx.ts';

const strokes = ['M14 15.5a12 12 0 0 1 0 17', 'M21.5 8a22.6 22.6 0 0 1 0 32', 'M29 .5a33.2 33.2 0 0 1 0 47'];

export type ArcsProps = {
  /** `listening` breathes outward without end, `pulse` rings out once. Neither: they stand still. */
  form?: 'listening' | 'pulse' | undefined;
  /** 0 to 1: how much of the three strokes is drawn, from the inner one out. */
  progress?: number | undefined;
  className?: string | undefined;
};

/** The one motif: three hearing arcs, opening to the right. Colour and size come from outside. */
export function Arcs({ form, progress, className }: ArcsProps) {
  return (
    <svg viewBox="-2 -4 48 56" fill="none" aria-hidden="true" className={cx('overflow-visible', className)}>
      <g stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        {strokes.map((d, ring) => {
          const drawn =
            progress === undefined ? 1 : Math.min(Math.max(progress * strokes.length - ring, 0), 1);
          return (
            <g key={d} className={motion(form)} style={{ animationDelay: `${ring * 140}ms` }}>
              {progress !== undefined && <path d={d} opacity={0.2} />}
              {drawn > 0 && (
                <path
                  d={d}
                  pathLength={1}
                  strokeDasharray={drawn < 1 ? `${drawn} 2` : undefined}
                  opacity={progress === undefined ? 1 - ring * 0.28 : 1}
                />
              )}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function motion(form: ArcsProps['form']) {
  if (form === 'listening') return 'animate-hear';
  return form === 'pulse' ? 'origin-left animate-pulse-once' : undefined;
}
