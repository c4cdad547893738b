import { expect, it } from 'vitest';
import { checkupProblem } from './dog.ts';

const future = 'Last checkup cannot be in the future';
const now = new Date('2026-05-10T12:00:00Z');

it.each([
  ['2026-05-10', 'UTC', null],
  ['2026-05-11', 'UTC', future],
  ['2026-05-11', 'Pacific/Auckland', null],
  ['2026-05-10', 'Pacific/Pago_Pago', null],
  ['2026-05-09', 'Pacific/Pago_Pago', null],
  ['0001-01-01', 'UTC', null],
  ['9999-12-31', 'UTC', future],
  [null, 'UTC', null],
  [undefined, 'UTC', null],
])('a checkup on %s, in time zone %s', (day, zone, problem) => {
  expect(checkupProblem(day, now, zone)).toBe(problem);
});
