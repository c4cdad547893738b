import { expect, test } from 'vitest';
import { CardChange, microchipEnd } from './dogCard.ts';

test.each([
  [null, null],
  ['', null],
  ['---', null],
  ['985 141 000 123 456', '3456'],
  ['985-112-00A', '200A'],
  ['21', '21'],
])('of the microchip %o a card says %o', (microchip, end) => {
  expect(microchipEnd(microchip)).toBe(end);
});

test('a change of a card keeps what it does not name, and clears what is empty', () => {
  expect(CardChange.parse({})).toEqual({});
  expect(CardChange.parse({ phone: ' ', food: null, mayTreat: null })).toEqual({
    phone: null,
    food: null,
    mayTreat: null,
  });
  expect(CardChange.parse({ phone: ' 555 010 2030 ', mayTreat: false })).toEqual({
    phone: '555 010 2030',
    mayTreat: false,
  });
});

test.each([
  [{ phone: 'call me' }, 'Please enter a phone number, such as +1 555 010 2030'],
  [{ food: 'x'.repeat(301) }, 'Food must be at most 300 characters'],
  [{ treatLimit: 'x'.repeat(301) }, 'Limit must be at most 300 characters'],
  [{ mayTreat: 'yes' }, 'Must be true or false'],
])('%o is refused: %s', (change, message) => {
  expect(CardChange.safeParse(change).error?.issues[0]?.message).toBe(message);
});
