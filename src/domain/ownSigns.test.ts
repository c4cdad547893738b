import { expect, test } from 'vitest';
import { hasSign, ownSigns, withSign } from './ownSigns.ts';

const now = new Date('2026-06-15T12:00:00Z');
const noted = (daysAgo: number, symptoms: string | null) => ({
  symptoms,
  timestamp: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
});

test.each<[string, [number, string | null][], string[]]>([
  ['nothing without notes', [], []],
  [
    'each once, however it was written',
    [
      [1, 'vomiting'],
      [3, 'Vomiting '],
    ],
    ['Vomiting'],
  ],
  [
    'what is listed, one by one',
    [[1, 'Vomiting, tired; limping\nitchy']],
    ['Vomiting', 'Tired', 'Limping', 'Itchy'],
  ],
  [
    'the frequent first',
    [
      [1, 'Sneezing'],
      [2, 'Limping'],
      [9, 'limping'],
    ],
    ['Limping', 'Sneezing'],
  ],
  [
    'the recent before what is long over',
    [
      [2, 'Sneezing'],
      [300, 'Limping'],
      [310, 'Limping'],
    ],
    ['Sneezing', 'Limping'],
  ],
  [
    'no whole stories',
    [
      [1, 'Stood in the garden for an hour and would not come in'],
      [2, null],
    ],
    [],
  ],
  ['nothing cut off from its explanation', [[1, 'Weekly check: ears, teeth and paws all fine']], []],
  ['six at most', [[1, 'a, b, c, d, e, f, g']], ['A', 'B', 'C', 'D', 'E', 'F']],
])('the signs of a dog are %s', (_, notes, signs) => {
  expect(
    ownSigns(
      notes.map(([daysAgo, symptoms]) => noted(daysAgo, symptoms)),
      now,
    ),
  ).toEqual(signs);
});

test.each([
  ['', 'Vomiting', 'Vomiting'],
  ['Tired', 'Vomiting', 'Tired, vomiting'],
  ['Tired.', 'Vomiting', 'Tired. Vomiting'],
  ['Tired', 'UTI again', 'Tired, UTI again'],
  ['Vomiting, tired', 'Vomiting', 'Tired'],
  ['Tired, vomiting', 'Vomiting', 'Tired'],
  ['Vomiting', 'Vomiting', ''],
  ['Tired. Vomiting', 'Vomiting', 'Tired.'],
])('"%s" with "%s" tapped is "%s"', (typed, sign, result) => {
  expect(withSign(typed, sign)).toBe(result);
  expect(hasSign(result, sign)).toBe(!hasSign(typed, sign));
});
