import { severityMark } from '../../../charts/lanes.ts';
import type { Report, ReportNote } from '../../../domain/report.ts';
import {
  careName,
  careText,
  conditionsOf,
  dayOf,
  dosesText,
  factsOf,
  foodText,
  howText,
  leftOut,
  type NamedLine,
  noteFoot,
  notesIn,
  peopleOf,
  periodText,
  stoolText,
  tilesOf,
  titleOf,
  walksNote,
  weightNote,
} from '../content.ts';
import { colors, severityLook } from '../look.ts';
import {
  mealsPicture,
  type Picture,
  type Size,
  signsPicture,
  walksPicture,
  weightPicture,
} from '../pictures.ts';
import { dayText, disclaimer, momentText, severityWords } from '../words.ts';
import type { Faces } from './faces.ts';
import { looks, openPage, type Page, type TextLook } from './page.ts';

/** Photos by their names, square, as JPEG. */
export type PrintedPhotos = ReadonlyMap<string, Uint8Array>;

/** The mark of Hark, a dog's ear with sound waves, on a square of 32. */
const mark = {
  ear: 'M5.2 29.5a1.7 1.7 0 0 1-1.7-1.6C3 17.6 6.7 7.6 13.7 2.9c1.8-1.2 4-.2 4.5 1.9 1.8 7.9 1.1 15.9-1.8 23.6a1.7 1.7 0 0 1-1.6 1.1ZM12.9 9.4a1.25 1.25 0 0 0-2.15-.4c-2.3 3.9-3.5 8.5-3.6 13.9a1.25 1.25 0 0 0 2.5 0c.1-4.7 1.15-8.9 3.15-12.4.2-.4.25-.7.1-1.1Z',
  waves: ['M22.2 10.8a8.5 8.5 0 0 1 0 10.4', 'M26.2 6.5a15.2 15.2 0 0 1 0 19'],
};

const gap = 12;

/** Prints a report as PDF: on paper of the size that is usual where its zone is. */
export async function printReport(faces: Faces, report: Report, photos: PrintedPhotos): Promise<Uint8Array> {
  const page = openPage(faces, { title: titleOf(report), size: paperIn(report.zone) });
  printHead(page, report, photos);
  printNamed(page, conditionsOf(report), looks.bold);
  printNamed(page, peopleOf(report), looks.text);
  printTiles(page, report);
  printHealth(page, report, photos);
  printPictures(page, report);
  printCare(page, report);
  printQuestions(page, report);
  page.onEveryPage((number, count) => printFoot(page, report, number, count));
  return page.bytes();
}

/** America prints on Letter, but for most of its south. */
const paperIn = (zone: string): 'LETTER' | 'A4' =>
  /^(America\/(?!Argentina|Sao_Paulo|Lima|Montevideo|Asuncion|La_Paz|Guayaquil)|Pacific\/Honolulu|US\/|Canada\/)/.test(
    zone,
  )
    ? 'LETTER'
    : 'A4';

function printHead(page: Page, report: Report, photos: PrintedPhotos): void {
  const { doc, left, width } = page;
  const { dog } = report;
  const top = page.y;
  const portrait = dog.photo === null ? undefined : photos.get(dog.photo);
  const side = 58;
  if (portrait) page.photo(portrait, left, top, side, side / 2);
  const x = portrait ? left + side + gap : left;
  const aside = 150;
  const room = width - (x - left) - aside - gap;
  let y = top + page.text('Report for the vet', x, top, { ...looks.small, style: 'bold', color: 'brand' });
  y += page.text(dog.name, x, y, { ...looks.name, isFree: true, align: 'left', maxLines: 2 }, room);
  y += page.text(factsOf(report).join(' · '), x, y, { ...looks.text, maxLines: 3 }, room);

  doc
    .save()
    .translate(left + width - 46, top)
    .scale(0.5);
  doc.path(mark.ear).fill(colors.brand, 'even-odd');
  for (const wave of mark.waves) doc.path(wave).lineWidth(2.8).lineCap('round').stroke(colors.accent);
  doc.restore();
  const end = left + width - aside;
  page.text('Hark', end, top + 1, { style: 'heading', size: 11, align: 'right', color: 'brand' }, aside);
  const about = [periodText(report), `Logged on ${report.loggedDays} of them`];
  let down = top + 20;
  for (const line of about)
    down += page.text(line, end - 60, down, { ...looks.small, align: 'right' }, aside + 60);

  page.y = Math.max(y, portrait ? top + side : 0, down) + 7;
  page.rule(page.y, 'brand', 1.4);
  page.y += 9;
}

/** Names with what there is to say, in columns. */
function printNamed(page: Page, lines: readonly NamedLine[], style: TextLook): void {
  const columns = Math.min(3, Math.max(2, lines.length));
  const room = (page.width - gap * (columns - 1)) / columns;
  for (let at = 0; at < lines.length; at += columns) {
    const row = lines.slice(at, at + columns);
    const look = { ...style, maxLines: 5 };
    const heights = row.map(({ text }) => page.heightOf(text, look, room));
    const high = Math.max(...heights) + looks.small.leading;
    page.need(high);
    for (const [index, { name, text }] of row.entries()) {
      const x = page.left + index * (room + gap);
      page.text(name, x, page.y, looks.small, room);
      page.text(text, x, page.y + looks.small.leading, look, room);
    }
    page.y += high + 4;
  }
}

function printTiles(page: Page, report: Report): void {
  const tiles = tilesOf(report);
  const between = 7;
  const wide = (page.width - between * (tiles.length - 1)) / tiles.length;
  const inner = wide - 16;
  const detail = { ...looks.small, maxLines: 2 };
  const high = 12 + looks.small.leading + looks.value.leading + looks.small.leading * 2;
  page.need(high + 10);
  page.y += 3;
  for (const [index, { name, value, detail: said, color }] of tiles.entries()) {
    const x = page.left + index * (wide + between);
    page.box(x, page.y, wide, high, 'white', 'line');
    let y = page.y + 6;
    y += page.text(name, x + 8, y, { ...looks.small, maxLines: 1 }, inner);
    y += page.text(value, x + 8, y, { ...looks.value, color, maxLines: 1 }, inner);
    page.text(said, x + 8, y, detail, inner);
  }
  page.y += high + 12;
}

function printHeading(page: Page, title: string, room = 60): void {
  page.need(looks.heading.leading + room);
  page.y += page.text(title, page.left, page.y, looks.heading) + 3;
}

function printHealth(page: Page, report: Report, photos: PrintedPhotos): void {
  const { notes, signs, left } = report.health;
  printHeading(page, 'Health notes');
  if (notesIn(report) === 0) {
    page.y += page.text('None were logged in this time.', page.left, page.y, looks.text) + 10;
    return;
  }
  if (signs.length > 0) {
    const picture = signsPicture(report, { width: page.width, lettering: 7 });
    page.need(picture.height + 30);
    page.picture(picture, page.left, page.y);
    page.y += picture.height + 5;
  }
  for (const note of notes) printNote(page, note, report, photos);
  if (left > 0)
    page.y += page.text(`${left} older ones are left out.`, page.left, page.y + 2, looks.small) + 4;
  page.y += 8;
}

/** What an owner wrote. */
const noteLook = { ...looks.text, isFree: true };
const dateWidth = 102;
const severityWidth = 62;
const photoSide = 44;
/** So many photos stand in one row, however small they become. */
const photosInRow = 10;

function printNote(page: Page, note: ReportNote, report: Report, photos: PrintedPhotos): void {
  const { doc, left } = page;
  const x = left + dateWidth + severityWidth;
  const room = page.width - dateWidth - severityWidth;
  const text = note.text.replaceAll('\n', ' · ');
  const foot = noteFoot(note);
  const shown = note.photos.flatMap((name) => photos.get(name) ?? []);
  const side = Math.min(photoSide, (room + 4) / Math.min(photosInRow, shown.length) - 4);
  const textHeight = page.heightOf(text, noteLook, room);
  const footHeight = foot ? page.heightOf(foot, looks.small, room) : 0;
  const photosHeight = shown.length > 0 ? side + 5 : 0;
  const [date = '', time = ''] = momentText(note.at, report.zone).split(/, (?=\d+:)/);
  const when = `${date}\n${[time, note.by && `by ${note.by}`].filter(Boolean).join(' · ')}`;
  const whenLook = { ...looks.small, maxLines: 3 };
  const whenHeight = page.heightOf(when, whenLook, dateWidth - 8);
  const high = Math.max(textHeight + footHeight + photosHeight, whenHeight) + 8;
  page.need(high);
  page.rule(page.y, 'line', 0.6);
  const y = page.y + 4;
  page.text(when, left, y, whenLook, dateWidth - 8);

  const { ink, soft } = severityLook(note.severity);
  const word = note.severity ? severityWords[note.severity] : 'Not read yet';
  const look = { ...looks.small, style: 'bold', color: ink } as const;
  const markWidth = note.severity ? 11 : 0;
  page.box(left + dateWidth, y, page.widthOf(word, look) + markWidth + 12, 12.5, soft);
  if (note.severity) {
    doc
      .save()
      .translate(left + dateWidth + 10, y + 6.3)
      .path(severityMark(note.severity, 0.45))
      .fill(colors[ink])
      .restore();
  }
  page.text(word, left + dateWidth + 6 + markWidth, y + 1.4, look);

  page.text(text, x, y, noteLook, room);
  if (foot) page.text(foot, x, y + textHeight, looks.small, room);
  for (const [index, photo] of shown.entries())
    page.photo(photo, x + index * (side + 4), y + textHeight + footHeight + 3, side, 4);
  page.y += high;
}

function printPictures(page: Page, report: Report): void {
  const columns = 3;
  const room = (page.width - gap * (columns - 1)) / columns;
  const size: Size = { width: room, height: 82, lettering: 6.5 };
  const pictures: { title: string; picture: Picture; note: string }[] = [];
  const { weight, walks, meals } = report;
  if (weight.points.length > 0)
    pictures.push({
      title: `Weight, ${weight.unit}`,
      picture: weightPicture(report, size),
      note: weightNote(report) ?? '',
    });
  if (walks.count > 0)
    pictures.push({
      title: 'Walks, minutes a day',
      picture: walksPicture(report, size),
      note: walksNote(report) ?? '',
    });
  if (meals.count > 0)
    pictures.push({
      title: 'Meals a day',
      picture: mealsPicture(report, size),
      note: meals.wanted === null ? '' : `Line: ${meals.wanted} a day`,
    });
  if (pictures.length === 0) return;
  page.need(looks.heading.leading + size.height + 24);
  for (const [index, { title, picture, note }] of pictures.entries()) {
    const x = page.left + index * (room + gap);
    page.text(title, x, page.y, looks.heading, room);
    page.picture(picture, x, page.y + looks.heading.leading + 3);
    page.text(
      note,
      x,
      page.y + looks.heading.leading + size.height + 5,
      { ...looks.small, maxLines: 1 },
      room,
    );
  }
  page.y += looks.heading.leading + size.height + 5 + looks.small.leading + 10;
}

/** Medicines, what was done and is due, appetite and stool, and visits. */
function printCare(page: Page, report: Report): void {
  const { zone } = report;
  const medicines = report.medicines.map((each) => ({
    name: [each.name, each.dose].filter(Boolean).join(' '),
    text: [howText(each), dosesText(each, report)].filter(Boolean).join('\n'),
  }));
  const care = report.care.map((each) => ({ name: careName(each), text: careText(each, report) }));
  const visits = report.visits.map(({ at, title, notes }) => ({
    name: dayOf(at, zone),
    text: [title, notes].filter(Boolean).join(': '),
  }));
  const eating = [
    { name: 'Mostly', text: foodText(report) },
    { name: 'Stool', text: stoolText(report) },
  ].filter(({ text }) => text !== '');
  const lists = [
    { title: 'Medicines', lines: medicines },
    { title: 'Vaccinations and prevention', lines: care },
    { title: 'Appetite and stool', lines: eating },
    { title: 'Visits', lines: visits },
  ].filter(({ lines }) => lines.length > 0);
  if (!printColumns(page, lists)) for (const list of lists) printList(page, list, page.left, page.width);
}

interface NamedList {
  title: string;
  lines: readonly NamedLine[];
}

/** Prints lists in two columns, if they fit on a page; else it prints nothing, and answers so. */
function printColumns(page: Page, lists: readonly NamedList[]): boolean {
  const between = gap * 1.5;
  const room = (page.width - between) / 2;
  const columns = [0, 1].map((side) => lists.filter((_, index) => index % 2 === side));
  const high = Math.max(
    ...columns.map((column) => column.reduce((sum, list) => sum + listHeight(page, list, room), 0)),
  );
  if (high > page.bottom - page.top) return false;
  page.need(high);
  const { y } = page;
  for (const [index, column] of columns.entries()) {
    page.y = y;
    for (const list of column) printList(page, list, page.left + index * (room + between), room);
  }
  page.y = y + high;
  return true;
}

const nameLook = { ...looks.bold, maxLines: 3 };
const lineLook = { ...looks.text, maxLines: 8 };
/** The part of a list's width that the names have. */
const namesPart = 0.38;

const lineHeight = (page: Page, { name, text }: NamedLine, room: number) =>
  Math.max(
    page.heightOf(name, nameLook, room * namesPart - 8),
    page.heightOf(text, lineLook, room * (1 - namesPart)),
  ) + 5;

const listHeight = (page: Page, { lines }: NamedList, room: number) =>
  lines.reduce((sum, line) => sum + lineHeight(page, line, room), looks.heading.leading + 3 + 8);

function printList(page: Page, { title, lines }: NamedList, x: number, room: number): void {
  page.need(looks.heading.leading + 30);
  page.y += page.text(title, x, page.y, looks.heading, room) + 3;
  for (const line of lines) {
    const high = lineHeight(page, line, room);
    page.need(high);
    page.rule(page.y, 'line', 0.6, x, x + room);
    page.text(line.name, x, page.y + 2.5, nameLook, room * namesPart - 8);
    page.text(line.text, x + room * namesPart, page.y + 2.5, lineLook, room * (1 - namesPart));
    page.y += high;
  }
  page.y += 8;
}

/** Points between lines to write on, and how many there are: as many as fit, within these. */
const blankHeight = 21;
const fewestBlanks = 3;
const mostBlanks = 7;

/** Questions from the log, and lines for more. */
function printQuestions(page: Page, report: Report): void {
  const heights = report.questions.map((question) => page.heightOf(question, looks.text, page.width - 16));
  const all = heights.reduce((sum, each) => sum + each + 3, 0) + fewestBlanks * blankHeight;
  printHeading(page, 'Questions for the vet', all);
  for (const question of report.questions) {
    page.doc.circle(page.left + 3, page.y + 6, 1.6).fill(colors.accent);
    page.y += page.text(question, page.left + 12, page.y, looks.text, page.width - 16) + 3;
  }
  const room = Math.floor((page.bottom - page.y) / blankHeight);
  const blanks = Math.min(mostBlanks, Math.max(fewestBlanks, room));
  for (let blank = 0; blank < blanks; blank += 1) {
    page.y += blankHeight;
    page.rule(page.y - 2, 'quiet', 0.5);
  }
}

function printFoot(page: Page, report: Report, number: number, count: number): void {
  const y = page.bottom + 12;
  const look = { ...looks.small, size: 6.6, leading: 8.6 };
  page.rule(y - 4, 'line', 0.6);
  const aside = 150;
  const said = [...leftOut(report).map((each) => `${each}.`), disclaimer].join(' ');
  page.text(said, page.left, y, { ...look, maxLines: 3 }, page.width - aside - gap);
  const end = page.left + page.width - aside;
  page.text(`Page ${number} of ${count}`, end, y, { ...look, align: 'right' }, aside);
  page.text(`Written on ${dayText(report.writtenOn)}`, end, y + 8.6, { ...look, align: 'right' }, aside);
  page.text(`Times in ${report.zone}`, end, y + 17.2, { ...look, align: 'right', maxLines: 1 }, aside);
}
