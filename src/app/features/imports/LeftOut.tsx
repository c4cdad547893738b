import type { DoneImport } from '../../../domain/imports/imports.ts';

/** Reasons shown; the others are counted. */
const shownReasons = 20;

/** The rows that are left out, and why. Nothing if none is. */
export function LeftOut({ skipped, skippedCount }: Pick<DoneImport, 'skipped' | 'skippedCount'>) {
  if (skippedCount === 0) return null;
  const more = skippedCount - Math.min(skipped.length, shownReasons);
  return (
    <section aria-label="Left out">
      <p className="mb-1 font-semibold text-sm">Left out</p>
      <ul className="grid gap-1 text-sm">
        {skipped.slice(0, shownReasons).map(({ row, reason }) => (
          <li key={row} className="wrap-anywhere">
            <span className="text-quiet tabular-nums">Row {row.toLocaleString('en-US')}:</span> {reason}
          </li>
        ))}
        {more > 0 && <li className="text-quiet">and {more.toLocaleString('en-US')} more</li>}
      </ul>
    </section>
  );
}
