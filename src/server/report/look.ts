import type { SeverityLevel } from '../../domain/severity.ts';

/** The colors of a report: those of the app by day (`src/app/ui/styles`), as PDF knows them. */
export const colors = {
  ink: '#122920',
  quiet: '#495a52',
  line: '#dfd8cc',
  sunk: '#f2ede1',
  page: '#faf6ee',
  brand: '#194d3a',
  brandSoft: '#d8eee1',
  accent: '#f7a830',
  walk: '#0e6549',
  walkSoft: '#daf2e6',
  feeding: '#904619',
  feedingSoft: '#ffead8',
  care: '#1c5d98',
  careSoft: '#e2f0ff',
  urgent: '#aa1f1f',
  urgentSoft: '#ffe8e5',
  high: '#964609',
  highSoft: '#ffe7cf',
  medium: '#715703',
  mediumSoft: '#fdf1b8',
  low: '#1d6835',
  lowSoft: '#d9f6dd',
  white: '#ffffff',
} as const;

export type Color = keyof typeof colors;

/** The color of a severity, and of what is behind its word; quiet while a note is not read. */
export const severityLook = (level: SeverityLevel | null): { ink: Color; soft: Color } =>
  level === null ? { ink: 'quiet', soft: 'sunk' } : { ink: level, soft: `${level}Soft` };
