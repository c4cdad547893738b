import { expect, test } from 'vitest';
import { topicsNamed } from './topicNames.ts';

test('topics are named once, at their gravest and the gravest first', () => {
  const notes = [
    { severity: 'low', topics: ['limp_mild'], signs: null },
    { severity: 'medium', topics: ['limp_mild'], signs: null },
    {
      severity: 'urgent',
      topics: ['vomiting_blood', 'limp_mild'],
      signs: [
        { id: 'vomiting_blood', level: 'urgent' },
        { id: 'limp_mild', level: 'low' },
      ],
    },
  ] as const;
  expect(topicsNamed(notes)).toEqual([
    { name: 'Blood in vomit', severity: 'urgent' },
    { name: 'Limping', severity: 'medium' },
  ]);
});

test('a sign that was only thought of is no topic beside those that were found', () => {
  const topics = ['sneezing_nasal_discharge', 'nosebleed'];
  const signs = [{ id: 'sneezing_nasal_discharge', level: 'low' }] as const;
  const named = (found: typeof signs | readonly []) =>
    topicsNamed([{ severity: 'low', topics, signs: found }]);
  expect(named(signs)).toEqual([{ name: 'Sneezing or runny nose', severity: 'low' }]);
  expect(named([]).map(({ severity }) => severity)).toEqual(['low', 'low']);
});

test('an ordinary day is no topic, nor is what this release does not know', () => {
  const about = (topics: string[]) => topicsNamed([{ severity: 'low', topics, signs: null }]);
  expect(about(['healthy_normal_log'])).toEqual([]);
  expect(about(['from_another_release', 'constructor'])).toEqual([]);
});
