import { expect, test } from 'vitest';
import { openFile } from './openFile.ts';

const german = 'Datum;Aktivität;Dauer;Notizen\r\n1.3.2026;Gassi;"1,5 h";"Läuft gut,\nschläft"\r\n';

/** The bytes of a text in Windows-1252. Without its quotation marks, which Node decodes otherwise than browsers do. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isBig: boolean, mark: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * (text.length + (mark ? 1 : 0))));
  for (const [at, letter] of [...(mark ? ['\uFEFF'] : []), ...text].entries())
    view.setUint16(2 * at, letter.charCodeAt(0), !isBig);
  return new Uint8Array(view.buffer);
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const open = (bytes: Uint8Array<ArrayBuffer>, name = 'log.csv') => openFile(new File([bytes], name));

test.each([
  ['UTF-8', utf8(german)],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${german}`)],
  ['Windows-1252', windows1252(german)],
  ['UTF-16', utf16(german, false, true)],
  ['UTF-16, the big byte first', utf16(german, true, true)],
  ['UTF-16 without a byte order mark', utf16(german, false, false)],
])('a file in %s is read', async (_encoding, bytes) => {
  const { csv, columns, guess } = await open(bytes);
  expect(csv).toBe(german);
  expect(columns.map(({ heading }) => heading)).toEqual(['Datum', 'Aktivität', 'Dauer', 'Notizen']);
  expect(columns[3]?.cells).toEqual(['Läuft gut,\nschläft']);
  expect(guess).toEqual({ date: 'Datum', type: 'Aktivität', duration: 'Dauer', notes: 'Notizen' });
});

test.each([
  ['commas', 'Date,Type,Notes\n2026-03-01,Walk,a;b\n'],
  ['tabs', 'Date\tType\tNotes\n2026-03-01\tWalk\ta,b\n'],
  ['bars', 'Date|Type|Notes\n2026-03-01|Walk|a,b\n'],
  ["Excel's own line", 'sep=;\r\nDate;Type;Notes\r\n2026-03-01;Walk;a,b\r\n'],
  [
    'a title, empty lines and ragged rows',
    'Log of Bella\n\nDate,Type,Notes\n2026-03-01,Walk\n\n2026-03-02,Pee,x,y\n',
  ],
])('a file with %s is read', async (_what, text) => {
  const { columns, guess } = await open(utf8(text));
  expect(columns.map(({ heading }) => heading)).toEqual(['Date', 'Type', 'Notes']);
  expect(guess).toEqual({ date: 'Date', type: 'Type', notes: 'Notes' });
});

test.each([
  ['an empty file', utf8(''), 'There are no rows in this file. Please choose a CSV file.'],
  ['headings alone', utf8('Date,Type\n'), 'There are no rows in this file. Please choose a CSV file.'],
  [
    'a workbook',
    utf8('PK\u0003\u0004 and more\nx\n'),
    'This is a workbook or an archive. Please save the log as CSV, and choose that.',
  ],
  [
    'a huge file',
    utf8(`a\n${'x'.repeat(5 * 1024 * 1024)}`),
    'This file is larger than 5 MB. Please split it.',
  ],
])('%s is refused in words', async (_what, bytes, message) => {
  await expect(open(bytes)).rejects.toThrow(message);
});
