import { expect, test } from 'vitest';
import { reportFileName, reportPeriod } from './report.ts';

const today = '2026-06-15';

test.each([
  [{}, { from: '2026-03-18', to: today }],
  [{ from: '2026-06-01' }, { from: '2026-06-01', to: today }],
  [{ to: '2026-01-31' }, { from: '2025-11-03', to: '2026-01-31' }],
  [
    { from: '2026-06-15', to: '2027-01-01' },
    { from: today, to: today },
  ],
  [
    { from: '2023-06-16', to: today },
    { from: '2023-06-16', to: today },
  ],
  [
    { from: '2023-06-15', to: today },
    { path: 'from', problem: 'Must be at most three years before to' },
  ],
  [{ from: '2026-06-16' }, { path: 'from', problem: 'Must not be in the future' }],
  [
    { from: '2026-06-02', to: '2026-06-01' },
    { path: 'to', problem: 'Must not be before from' },
  ],
  [{ to: '1900-01-01' }, { path: 'to', problem: 'Must be between 1900-01-01 and 2999-12-31' }],
])('the report asked for by %j is of %j', (asked, period) => {
  expect(reportPeriod(asked, today)).toEqual(period);
});

test.each([
  ['Biscuit', 'hark-biscuit-report-2026-06-15.pdf'],
  ['Łatka & Żuk', 'hark-latka-zuk-report-2026-06-15.pdf'],
  ['犬', 'hark-report-2026-06-15.pdf'],
  ['"\r\n../x', 'hark-x-report-2026-06-15.pdf'],
  ['w'.repeat(100), `hark-${'w'.repeat(40)}-report-2026-06-15.pdf`],
])('the file of a report about %j has a name that is safe everywhere', (name, file) => {
  expect(reportFileName(name, today, 'pdf')).toBe(file);
});
