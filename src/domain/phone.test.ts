import { expect, it } from 'vitest';
import { callLink, dialed } from './phone.ts';

it.each([
  ['(555) 010-2030', '5550102030'],
  ['+1 555.010.2030', '+15550102030'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['020 7946 0000', '02079460000'],
  ['0049 30 901820', '004930901820'],
  ['145', '145'],
  ['1-800-555-PETS', '18005557387'],
  ['0800 TOX PET', '0800869738'],
  ['555 010 2030 ext. 4', '5550102030,4'],
  ['555 010 2030 x12', '5550102030,12'],
  ['555 010 2030 #12', '5550102030,12'],
  ['+15550102030,,9', null],
  ['+15550102030;ext=9', '+15550102030,9'],
  ['tel:+15550102030', '+15550102030'],
  ['\u206615550102030\u2069', '15550102030'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['５５５ ０１０ ２０３０', '5550102030'],
  ['555\u2011010\u20132030', '5550102030'],
])('a phone number as people write it is dialed: "%s"', (phone, number) => {
  expect(dialed(phone)).toBe(number);
});

it.each([
  '',
  '12',
  'ask Sam',
  '555 or 556',
  'call 555 010 2030',
  '++1 555 010 2030',
  '1'.repeat(25),
  'a@b.example',
  'javascript:alert(1)',
  '<b>555</b>',
  '*#06#',
])('what is no phone number is not dialed: "%s"', (phone) => {
  expect(callLink(phone)).toBeNull();
});

it('a link that calls has nothing but what is dialed', () => {
  expect(callLink('(555) 010-2030 ext. 4')).toBe('tel:5550102030,4');
});
