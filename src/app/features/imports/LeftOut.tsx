import type { DoneImport } from '../../../domain/imports/imports.ts';

/** Reasons shown, and rows named for each; the others are counted. */
const shownReasons = 20;
const namedRows = 30;

/** The rows that are left out, and why: those with the same reason together. Nothing if none is. */
export function LeftOut({ skipped, skippedCount }: Pick<DoneImport, 'skipped' | 'skippedCount'>) {
  if (skippedCount === 0) return null;
  const rowsOf = new Map<string, number[]>();
  for (const { row, reason } of skipped) rowsOf.set(reason, [...(rowsOf.get(reason) ?? []), row]);
  const reasons = [...rowsOf].slice(0, shownReasons);
  const more = skippedCount - reasons.reduce((sum, [, rows]) => sum + rows.length, 0);
  return (
    <section aria-label="Left out">
      <p className="mb-1 font-semibold text-sm">Left out</p>
      <ul className="grid gap-1.5 text-sm">
        {reasons.map(([reason, rows]) => (
          <li key={reason} className="wrap-anywhere">
            <span className="text-quiet tabular-nums">{rowsText(rows)}:</span> {reason}
          </li>
        ))}
        {more > 0 && <li className="text-quiet">and {more.toLocaleString('en-US')} more</li>}
      </ul>
    </section>
  );
}

/** "Row 5", "Rows 5, 8", or with thirty of them "… and 40 more". */
function rowsText(rows: readonly number[]): string {
  const named = rows.slice(0, namedRows).map((row) => row.toLocaleString('en-US'));
  const rest = rows.length - named.length;
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${named.join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en-US')} more` : ''}`;
}
