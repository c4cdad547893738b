import { createHash } from 'node:crypto';
import { severityMark } from '../../charts/lanes.ts';
import type { Report, ReportNote } from '../../domain/report.ts';
import { escapedHtml } from '../lib/escapedHtml.ts';
import {
  careName,
  careText,
  conditionsOf,
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
} from './content.ts';
import { css } from './css.ts';
import { colors, severityLook } from './look.ts';
import {
  mealsPicture,
  type Picture,
  type Shape,
  signsPicture,
  walksPicture,
  weightPicture,
} from './pictures.ts';
import { dayText, disclaimer, momentText, severityWords } from './words.ts';

/** Photos by their names, as WebP; one that is missing is left out. */
export type ReportPhotos = ReadonlyMap<string, Uint8Array>;

/** Text that is markup already. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = Markup | string | number | null | undefined | false | readonly Part[];

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapedHtml(String(part));
}

/** Markup from a template: whatever is filled in is escaped, unless it is markup itself. */
const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: pieces }, ...parts.map(textOf)));

const styleHash = createHash('sha256').update(css).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;

/** A report as one HTML document that loads nothing and runs nothing, to read and to print. */
export function reportHtml(report: Report, photos: ReportPhotos): string {
  const { dog, questions } = report;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light">
<title>${titleOf(report)}</title>
<style>${new Markup(css)}</style>
</head>
<body>
<main>
<header>
${photoOf(dog.photo, photos, dog.name, 'portrait')}
<div class="who"><p class="kind">Report for the vet</p>
<h1 dir="auto">${dog.name}</h1>
<p class="facts">${factsOf(report).map((fact) => html`<span dir="auto">${fact}</span>`)}</p></div>
<p class="period">${periodText(report)}<br>Logged on ${report.loggedDays} of them</p>
</header>
${definitions([...conditionsOf(report), ...peopleOf(report)])}
<section class="tiles" aria-label="At a glance">${tilesOf(report).map(
    ({ name, value, detail, color }) =>
      html`<div><h2>${name}</h2><p class="value c-${color}">${value}</p><p>${detail}</p></div>`,
  )}</section>
${healthSection(report, photos)}
<div class="pair">
${report.weight.points.length > 0 && chart('Weight', weightPicture(report, wide), weightNote(report))}
${report.walks.count > 0 && chart('Walks, minutes a day', walksPicture(report, wide), walksNote(report))}
${appetiteSection(report)}
${medicinesSection(report)}
${careSection(report)}
${visitsSection(report)}
</div>
<section class="questions"><h2>Questions for the vet</h2>
<ul>${questions.map((question) => html`<li dir="auto">${question}</li>`)}${[1, 2, 3].map(() => html`<li class="blank"></li>`)}</ul></section>
<footer>${leftOut(report).map((line) => html`<p>${line}</p>`)}<p>${disclaimer}</p><p>Written on ${dayText(report.writtenOn)}, times in ${report.zone}.</p></footer>
</main>
</body>
</html>
`.text;
}

const wide = { width: 340, height: 130, lettering: 10 };

const definitions = (lines: readonly NamedLine[]) =>
  html`<dl>${lines.filter(({ text }) => text !== '').map(({ name, text }) => html`<div><dt>${name}</dt><dd dir="auto">${text}</dd></div>`)}</dl>`;

function photoOf(name: string | null, photos: ReportPhotos, alt: string, look: string): Part {
  const bytes = name === null ? undefined : photos.get(name);
  if (!bytes) return null;
  const source = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  return html`<img class="${look}" src="${source}" alt="${alt}">`;
}

function healthSection(report: Report, photos: ReportPhotos) {
  const { notes, signs, left } = report.health;
  if (notesIn(report) === 0)
    return html`<section><h2>Health notes</h2><p>None were logged in this time.</p></section>`;
  return html`<section class="health"><h2>Health notes</h2>
${signs.length > 0 && svg(signsPicture(report, { width: 300, lettering: 12 }))}
<ol>${notes.map((note) => noteItem(note, report, photos))}</ol>
${left > 0 && html`<p>${left} older ones are left out.</p>`}</section>`;
}

function noteItem(note: ReportNote, report: Report, photos: ReportPhotos) {
  const word = note.severity ? severityWords[note.severity] : 'Not read yet';
  const { ink } = severityLook(note.severity);
  const shown = note.photos.map((name, index) =>
    photoOf(name, photos, `Photo ${index + 1} of the note`, 'small'),
  );
  return html`<li><p class="when">${momentText(note.at, report.zone)}${note.by && html`<br><span dir="auto">by ${note.by}</span>`}</p>
<p class="severity s-${ink}">${note.severity && html`<svg viewBox="-9 -9 18 18" aria-hidden="true"><path d="${severityMark(note.severity)}"/></svg>`}${word}</p>
<div><p class="note" dir="auto">${note.text}</p>
<p class="about">${noteFoot(note)}</p>${shown.length > 0 && html`<p class="photos">${shown}</p>`}</div></li>`;
}

function appetiteSection(report: Report): Part {
  const { meals, stool } = report;
  if (meals.count + stool.count === 0) return null;
  return html`<section><h2>Meals a day and stool</h2>${meals.count > 0 && svg(mealsPicture(report, wide))}
${definitions([
  { name: 'Mostly', text: foodText(report) },
  { name: 'Stool', text: stoolText(report) },
])}</section>`;
}

const chart = (title: string, picture: Picture, note: string | null) =>
  html`<section><h2>${title}</h2>${svg(picture)}${note && html`<p dir="auto">${note}</p>`}</section>`;

function svg({ width, height, lettering, words, shapes }: Picture) {
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${words}" font-size="${lettering}">${shapes.map(drawn)}</svg>`;
}

function drawn(shape: Shape): Markup {
  const color = colors[shape.color];
  switch (shape.kind) {
    case 'fill':
      return html`<path d="${shape.path}" fill="${color}"${shape.faint && html` fill-opacity="0.45"`}${shape.at && html` transform="translate(${shape.at.join(' ')})"`}/>`;
    case 'stroke':
      return html`<path d="${shape.path}" fill="none" stroke="${color}" stroke-width="${shape.width}"${shape.dashed && html` stroke-dasharray="3 2"`}/>`;
    case 'dot':
      return html`<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${color}"/>`;
    default:
      return html`<text x="${shape.x}" y="${shape.y}" text-anchor="${shape.anchor}" fill="${color}">${shape.text}</text>`;
  }
}

function medicinesSection(report: Report): Part {
  if (report.medicines.length === 0) return null;
  return html`<section><h2>Medicines</h2><dl>${report.medicines.map(
    (each) =>
      html`<div><dt dir="auto"><strong>${each.name}</strong> <span>${each.dose}</span></dt><dd dir="auto">${howText(each)}</dd><dd>${dosesText(each, report)}</dd></div>`,
  )}</dl></section>`;
}

function careSection(report: Report): Part {
  if (report.care.length === 0) return null;
  return html`<section><h2>Vaccinations and prevention</h2>${definitions(
    report.care.map((each) => ({ name: careName(each), text: careText(each, report) })),
  )}</section>`;
}

function visitsSection({ visits, zone }: Report): Part {
  if (visits.length === 0) return null;
  return html`<section><h2>Visits</h2>${visits.map(
    ({ at, title, notes }) =>
      html`<p dir="auto"><strong>${momentText(at, zone)}</strong> ${[title, notes].filter(Boolean).join(': ')}</p>`,
  )}</section>`;
}
