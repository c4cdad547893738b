import { expect, it } from 'vitest';
import { tellVet } from './tellVet.ts';

const dog = {
  name: 'Biscuit',
  breed: 'Beagle',
  gender: 'female',
  age: 4,
  weight: 24,
  healthConcerns: ['Epilepsy'],
};
const told = { dog, note: 'Ate grapes', when: null, swallowed: true, weight: '24 lb' };

it('what to tell the vet is the dog, what was noted and when, and what it lives with', () => {
  expect(tellVet(told)).toEqual([
    'My dog Biscuit: 4 years old, female, Beagle, about 24 lb.',
    'I noticed: “Ate grapes”',
    'Known: Epilepsy.',
    'Say what it was, how much and when. Have the package at hand.',
  ]);
  expect(tellVet({ ...told, when: 'today at 2:14 AM' })[1]).toBe('Noted today at 2:14 AM: “Ate grapes”');
});

it('what is not known is left out', () => {
  const unknown = { ...dog, age: null, weight: null, healthConcerns: [] };
  expect(tellVet({ ...told, dog: unknown, note: ' ', swallowed: false, weight: null })).toEqual([
    'My dog Biscuit: female, Beagle.',
    'Say when it began and whether it is getting worse.',
  ]);
});

it('a long note is shortened, between characters, to what can be read out', () => {
  const [, noted = ''] = tellVet({ ...told, note: `collapsed\n\n${'🐾'.repeat(600)}` });
  expect(noted).toMatch(/^I noticed: “collapsed\. 🐾+ …”$/u);
  expect([...noted].length).toBeLessThan(330);
});
