import { expect, test } from 'vitest';
import { dockAt, placeBeside } from './place.ts';

const card = { width: 384, height: 200 };
const window = { width: 1280, height: 800 };
const box = (left: number, top: number, width = 200, height = 100) => ({ left, top, width, height });

test.each([
  ['in the middle, about nothing', null, { left: 448, top: 300 }],
  ['below, centred', box(500, 100), { left: 408, top: 216 }],
  ['below, kept inside on the left', box(0, 100), { left: 16, top: 216 }],
  ['below, kept inside on the right', box(1080, 100), { left: 880, top: 216 }],
  ['above, where there is no room below', box(500, 650), { left: 408, top: 434 }],
  ['to the right of something tall', box(100, 20, 200, 760), { left: 316, top: 300 }],
  ['to the left of something tall', box(900, 20, 300, 760), { left: 500, top: 300 }],
  ['in the corner, where nothing fits', box(0, 0, 1280, 800), { left: 880, top: 584 }],
])('a card stands %s', (_, target, place) => {
  expect(placeBeside(target, card, window)).toEqual(place);
});

test.each([
  ['below, about nothing', null, 'bottom'],
  ['below what is high up', box(0, 100), 'bottom'],
  ['above what is far down', box(0, 700), 'top'],
])('on a small window it stands %s', (_, target, end) => {
  expect(dockAt(target, window)).toBe(end);
});
