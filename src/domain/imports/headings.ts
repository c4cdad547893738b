import { orderOf } from './dates.ts';

/** How many lines a file may have above its headings. */
export const linesAboveHeadings = 20;

/** The names of a file's columns by its line of headings: each once, and a name for those without. */
export function headingNames(cells: readonly string[]): string[] {
  const used = new Set<string>();
  return cells.map((cell, place) => {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 180) || `Column ${place + 1}`;
    let unique = name;
    for (let count = 2; used.has(unique); count += 1) unique = `${name} (${count})`;
    used.add(unique);
    return unique;
  });
}

/** The order of a column's dates, or what is usual where the owner is, if the column does not tell. */
export function orderIn(
  column: Iterable<string>,
  zone: string,
): { order: 'day' | 'month'; isUnknown: boolean; matters: boolean } {
  const told = orderOf(column);
  if (told === 'day' || told === 'month') return { order: told, isUnknown: false, matters: true };
  const usual = /^(?:America|US|Pacific\/Honolulu)/.test(zone) ? 'month' : 'day';
  return { order: usual, isUnknown: told === 'unknown', matters: told !== null };
}
