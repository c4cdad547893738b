import { expect, it } from 'vitest';
import { sturdyDog } from '../../test/listenTo.ts';
import { listen } from './listen.ts';

it.each([
  ['Sneezed twice', 'sneezing_nasal_discharge'],
  ['Came out of the sea and shook, soaked everyone', 'healthy_normal_log'],
  ['Twitching in her sleep, chasing rabbits', 'twitching_in_sleep'],
  ['Drank a lot after the beach', 'healthy_normal_log'],
])('"%s" is an ordinary day, and no tremor or illness', (note, lead) => {
  const { severity, topics } = listen({ note, dog: sturdyDog, history: [], now: 0 });
  expect([severity, topics[0]]).toEqual(['low', lead]);
  expect(topics).not.toContain('tremors_shaking');
});
