import { expect, test } from 'vitest';
import { dockFor, placeBeside } from './placement.ts';

const card = { width: 384, height: 200 };
const window = { width: 1280, height: 800 };
const low = { width: 844, height: 390 };
const box = (left: number, top: number, width = 200, height = 100) => ({ left, top, width, height });

test.each([
  ['in the middle without a target', null, { left: 448, top: 300 }],
  ['below, centered', box(500, 100), { left: 408, top: 216 }],
  ['below, kept inside on the left', box(0, 100), { left: 16, top: 216 }],
  ['below, kept inside on the right', box(1080, 100), { left: 880, top: 216 }],
  ['above if there is no room below', box(500, 650), { left: 408, top: 434 }],
  ['to the right of something tall', box(100, 20, 200, 760), { left: 316, top: 300 }],
  ['to the left of something tall', box(900, 20, 300, 760), { left: 500, top: 300 }],
  ['in the corner if nothing else fits', box(0, 0, 1280, 800), { left: 880, top: 584 }],
])('the card is placed %s', (_, target, place) => {
  expect(placeBeside(target, card, window)).toEqual(place);
});

test.each([
  ['at the bottom without a target', null, { width: 390, height: 844 }, { at: 'bottom' }],
  ['at the bottom for a target near the top', box(0, 100), { width: 390, height: 844 }, { at: 'bottom' }],
  ['at the top for a target near the bottom', box(0, 700), { width: 390, height: 844 }, { at: 'top' }],
  ['to the left of a target without room below', box(520, 80, 300, 230), low, { at: 'left', width: 384 }],
  ['to the right, as wide as there is room', box(24, 80, 500, 230), low, { at: 'right', width: 288 }],
  ['where there is most room if there is none beside it', box(24, 90, 780, 230), low, { at: 'top' }],
] as const)('on a small window the card is placed %s', (_, target, window, place) => {
  expect(dockFor(target, card, window)).toEqual(place);
});
