import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import { calendarDay } from '../../domain/day.ts';
import { type AskedPeriod, type Report, reportFileName, reportPeriod } from '../../domain/report.ts';
import type { ReportQuery } from '../../domain/reportQuery.ts';
import type { FileAnswer, Handlers } from '../http/handlers.ts';
import { invalid } from '../http/refusal.ts';
import type { Photos } from '../photos/storedPhotos.ts';
import { gatherReport, type ReportDog, type ReportSources } from './gatherReport.ts';
import { type ReportPhotos, reportHtml } from './html.ts';
import type { Printer } from './printer.ts';

/** How many photos are fetched at a time. */
const fetchedAtOnce = 6;

type Asked = AskedPeriod & Pick<z.infer<typeof ReportQuery>, 'unit'>;

export type Reports = ReturnType<typeof createReports>;

/** Reports for the vet, of dogs that the caller was found to see, or that a link shows. */
export function createReports(sources: ReportSources, photos: Photos, printer: Printer) {
  /** The small photos that a report shows. Those that are missing are left out. */
  async function photosOf({ ownerId }: ReportDog, { dog, health }: Report): Promise<ReportPhotos> {
    const names = [dog.photo, ...health.notes.flatMap((note) => note.photos)].filter((name) => name !== null);
    const found = new Map<string, Uint8Array>();
    for (let at = 0; at < names.length; at += fetchedAtOnce) {
      const some = names.slice(at, at + fetchedAtOnce);
      const read = await Promise.all(some.map((name) => photos.readThumbnail(ownerId, name)));
      for (const [index, bytes] of read.entries()) if (bytes) found.set(some[index] ?? '', bytes);
    }
    return found;
  }

  async function gather(dog: ReportDog, { unit, ...asked }: Asked, zone: string) {
    const period = reportPeriod(asked, calendarDay(new Date(), zone));
    if ('problem' in period) throw invalid(period.path, period.problem);
    const report = await gatherReport(sources, dog, period, { zone, unit });
    return { report, shown: await photosOf(dog, report) };
  }

  /**
   * A report of a dog as a file, in the turn of who asks. Throws a 400 for days that are wrong, and a 503 when too many are
   * asked for as PDF.
   * @param asked its days (YYYY-MM-DD), by default the last 90, what kind of file, by default PDF, and the unit of weights
   * @param zone in which days begin
   */
  async function file(
    dog: ReportDog,
    { format, ...asked }: z.infer<typeof ReportQuery>,
    zone: string,
  ): Promise<FileAnswer> {
    const { report, shown } = await gather(dog, asked, zone);
    if (format === 'html')
      return {
        name: reportFileName(report.dog.name, report.to, 'html'),
        type: 'text/html; charset=utf-8',
        stream: Readable.from([reportHtml(report, shown)]),
      };
    return {
      name: reportFileName(report.dog.name, report.to, 'pdf'),
      type: 'application/pdf',
      stream: Readable.from([Buffer.from(await printer.print(dog.caller.id, { report, photos: shown }))]),
    };
  }

  const handlers: Pick<Handlers, 'dogReport'> = {
    dogReport: ({ dog, zone, query }) => file(dog, query, zone),
  };

  return { file, handlers };
}
