import * as z from 'zod/mini';
import { calendarDate } from './text.ts';
import { weightUnits } from './weight.ts';

export const reportFormats = ['pdf', 'html'] as const;

/** In which unit a report says weights. */
export const ReportUnit = z.enum(weightUnits, 'Must be lb or kg');

/**
 * The days of a report, both included, by default the 90 days up to today, what kind of file it is, and in which unit it says
 * weights, by default the one in which the dog was weighed last.
 */
export const ReportQuery = z.object({
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  format: z.optional(z.enum(reportFormats, 'Must be pdf or html')),
  unit: z.optional(ReportUnit),
});
