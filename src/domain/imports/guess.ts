import { foldForSearch } from '../search.ts';
import { readDuration } from './amounts.ts';
import { readDate, readTime } from './dates.ts';
import { linesAboveHeadings } from './headings.ts';
import { type ImportField, importFields } from './imports.ts';
import { sortOf } from './typeNames.ts';

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Which of the first lines has the headings: the first that has as many cells as the fullest of them. Some apps write a title
 * above.
 */
export function lineOfHeadings(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, linesAboveHeadings);
  const most = Math.max(...first.map(filled), 0);
  const at = first.findIndex((cells) => filled(cells) > 0 && filled(cells) * 2 >= most);
  return Math.max(at, 0);
}

/** What apps call each field, the surest first. Of a heading in brackets, such as a unit, nothing counts. */
const names: Record<ImportField, string> = {
  date: 'utctime|date time|datetime|date and time|timestamp|date|datum|datum zeit|day|tag|fecha|data|dato|start time|start date|started at|start|logged at|recorded at|created at|when|time|zeit|beginn|jour',
  time: 'time|time of day|uhrzeit|zeit|heure|hora|ora|tijd|tid|clock|start time|start|from|begin|beginn|von|start at|debut|inicio|inizio',
  end: 'end time|end|end at|ended at|ended|finish time|finish|finished at|stop|stop time|until|to|ende|bis|endzeit|fin|hora fin|fine|fim|einde|slut|end date',
  type: 'type|activity type|event type|entry type|activity|event|category|typ|art|aktivitat|kategorie|ereignis|tipo|categorie|soort|actividad|evento|attivita|what',
  kind: 'kind|subtype|sub type|subcategory',
  title: 'title|name|titel|bezeichnung|item|titre|nombre|titolo|activity name|event name',
  duration:
    'duration|minutes|length|dauer|minuten|duree|duracion|durata|duur|duracao|elapsed|walk time|duration min',
  location: 'location|place|where|ort|lieu|lugar|luogo|plaats|park|route',
  foodType: 'foodtype|food type|food|futter|futterart|foods|aliment|alimento|cibo|voer|comida|brand',
  amount: 'amount|portion|serving|menge|quantite|cantidad|quantita|hoeveelheid|servings|size|portionsgrosse',
  quantity:
    'quantity|weight|value|anzahl|gewicht|poids|peso|wert|dose|dosage|dosis|measurement|result|reading',
  unit: 'unit|units|einheit|unite|unidad|unita|eenheid',
  symptoms: 'symptoms|symptom|symptome|sintomas|sintomi|complaint|condition|problem|beschwerden',
  notes:
    'notes|note|comment|comments|description|details|memo|remark|remarks|notiz|notizen|bemerkung|bemerkungen|kommentar|remarques|notas|nota|opmerkingen|observations',
  nextDue: 'nextdue|next due|due|due date|next date|nachste falligkeit|expires',
  skipped: 'skipped|missed|ausgelassen',
  dog: 'dogname|dog name|dog|pet|pet name|hund|animal|chien|perro|cane|tier|hond|haustier',
};

const bare = (heading: string): string =>
  foldForSearch(heading.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[([].*$/, ''))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** What a column's cells must look like to be of a field. */
const looks: Partial<Record<ImportField, (cell: string) => boolean>> = {
  date: (cell) => readDate(cell, 'day') !== null || readDate(cell, 'month') !== null,
  time: (cell) => readTime(cell) !== null,
  end: (cell) => readTime(cell) !== null || (readDate(cell, 'day') ?? readDate(cell, 'month')) !== null,
  duration: (cell) => readDuration(cell) !== null,
};

/** A guess at what the columns of a file are, by their headings and first rows. Without a date it can be none. */
export function guessMapping(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Partial<Record<ImportField, string>> {
  const cellsOf = (place: number) => rows.map((row) => row[place] ?? '').filter((cell) => cell.trim() !== '');
  const fits = (field: ImportField, place: number): boolean => {
    const look = looks[field];
    const cells = cellsOf(place);
    return !look || cells.length === 0 || cells.filter(look).length * 2 > cells.length;
  };
  const mapping: Partial<Record<ImportField, string>> = {};
  const taken = new Set<number>();
  const take = (field: ImportField, place: number) => {
    if (place < 0) return;
    taken.add(place);
    mapping[field] = headings[place] ?? '';
  };
  const bareHeadings = headings.map(bare);
  for (const field of importFields) {
    for (const name of names[field].split('|')) {
      if (mapping[field] !== undefined) break;
      const place = bareHeadings.findIndex(
        (heading, at) =>
          (heading === name || heading.replaceAll(' ', '') === name) && !taken.has(at) && fits(field, at),
      );
      take(field, place);
    }
  }
  if (mapping.date === undefined) {
    // Without a heading that says so, a number of five digits is no spreadsheet's day but may number the rows.
    const isDate = (cell: string) => !/^\d{5}$/.test(cell.trim()) && looks.date?.(cell) === true;
    take(
      'date',
      headings.findIndex((_, at) => !taken.has(at) && cellsOf(at).length > 0 && cellsOf(at).every(isDate)),
    );
  }
  if (mapping.type === undefined) {
    // By what is in it: most cells name a type.
    const named = (at: number) =>
      cellsOf(at).filter((cell) => cell.length < 40 && sortOf(cell) !== null).length;
    take(
      'type',
      headings.findIndex(
        (_, at) => !taken.has(at) && cellsOf(at).length > 1 && named(at) * 4 > cellsOf(at).length * 3,
      ),
    );
  }
  return mapping;
}
