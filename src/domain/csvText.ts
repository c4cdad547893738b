import { showsNothing } from './characters.ts';

/** A cell that a spreadsheet does not run: one that looks like a formula, to people too, gets an apostrophe. */
export const withApostrophe = (text: string): string => (isFormula(bare(text)) ? `'${text}` : text);

/** The text of a cell that `withApostrophe` may have written. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && isFormula(bare(cell)) ? cell.slice(1) : cell;

/** Without the apostrophes before it: a text that begins with one gets another, so that it comes back as it was. */
const bare = (text: string) => text.replace(/^'+/, '');

function isFormula(text: string): boolean {
  for (const character of text)
    if (!showsNothing(character)) return /[=+\-@＝＋－＠﹦﹢﹣﹫−]/.test(character);
  return false;
}
