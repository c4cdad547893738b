import { readQuantity, weightUnitOf } from './amounts.ts';
import type { Cells } from './imports.ts';
import { type NamedSort, type Sort, sortOf } from './typeNames.ts';

/** What a row's entry is (null if it does not say), and what it is called. */
interface SortAndTitle {
  sort: Sort | null;
  title: string;
}

/** What a row's entry is: by its columns for that, else by what it tells. `heading` is that of its quantity. */
export function sortAndTitle(cells: Cells, heading: string): SortAndTitle {
  const { named, said } = namedIn(cells);
  if (named) return { sort: named.sort, title: cells.title || (named.says ? said : '') };
  if (cells.type !== '' && cells.type !== 'other')
    return { sort: 'custom', title: cells.title || cells.type };
  const sort = sortByFields(cells, heading);
  return sort ? { sort, title: cells.title } : byTitle(cells);
}

/** What the columns of types and kinds name. In Hark's own files, the type `other` has a kind. */
function namedIn({ kind, type }: Cells): { named: NamedSort | null; said: string } {
  const byKind = kind === '' ? null : sortOf(kind);
  const byType = type === '' ? null : sortOf(type);
  const isByKind = byKind && (!byType || !hasForm(byType.sort));
  return isByKind ? { named: byKind, said: kind } : { named: byType, said: type };
}

const hasForm = (sort: Sort) => sort === 'walk' || sort === 'feeding' || sort === 'health';

function sortByFields(cells: Cells, heading: string): Sort | null {
  if (cells.symptoms !== '') return 'health';
  if (cells.foodType !== '') return 'feeding';
  if (cells.quantity !== '' && isWeight(cells, heading)) return 'weight';
  return (cells.duration !== '' || cells.end !== '') && cells.title === '' ? 'walk' : null;
}

const isWeight = ({ quantity, unit }: Cells, heading: string): boolean =>
  sortOf(heading)?.sort === 'weight' ||
  weightUnitOf(firstWord(unit || (readQuantity(quantity)?.unit ?? ''))) !== null;

/** Of "lbs 8 oz" the pounds. */
const firstWord = (text: string) => text.split(' ')[0] ?? '';

function byTitle({ title, notes }: Cells): SortAndTitle {
  const named = title === '' ? null : sortOf(title);
  if (named) return { sort: named.sort, title: named.says ? title : '' };
  if (title !== '') return { sort: 'custom', title };
  return { sort: notes === '' ? null : 'custom', title: 'Note' };
}
