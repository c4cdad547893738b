import { expect, test } from 'vitest';
import { type Activity, NewActivity } from '../../domain/activity.ts';
import { nothingSaid } from '../../domain/nothingSaid.ts';
import { again, inShort } from './repeatActivity.ts';

const activity = (said: Partial<Activity>) =>
  ({ ...nothingSaid, notes: 'Then', photos: ['/p'], ...said }) as Activity;
const walk = activity({ type: 'walk', duration: 25, location: 'Harbour loop' });
const meal = activity({ type: 'feeding', foodType: 'Kibble', amount: '1 cup' });

test('a walk and a meal can be had again, without the notes and photos of then', () => {
  expect(again(walk)).toEqual(NewActivity.parse({ type: 'walk', duration: 25, location: 'Harbour loop' }));
  expect(again(meal)).toEqual(NewActivity.parse({ type: 'feeding', foodType: 'Kibble', amount: '1 cup' }));
});

test.each([
  ['a health note', activity({ type: 'health', symptoms: 'Itchy ear' })],
  ['a walk of unknown length', activity({ type: 'walk' })],
  ['a meal of unknown size', activity({ type: 'feeding', foodType: 'Kibble' })],
])('%s cannot', (_, once) => {
  expect(again(once)).toBeNull();
});

test.each([
  [walk, '25 minutes, Harbour loop'],
  [{ ...walk, location: null, duration: 1 }, '1 minute'],
  [meal, 'Kibble, 1 cup'],
])('in short', (each, words) => {
  expect(inShort(each)).toBe(words);
});
