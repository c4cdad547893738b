import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';

const listsEmergencies = /Call a vet right away for/;

describe('an ordinary note', () => {
  it.each([
    'learned shake today, both paws!',
    "the heat is on, he's sprawled by the radiator",
    'Met a goose. Goose won.',
    'collapsed on the sofa after the hike, snoring',
  ])('that is surely one is not answered with a template: %s', (note) => {
    expect(listenTo(note)).toMatchObject({ severity: 'low', vetNeeded: false, text: '' });
  });

  it.each([
    ["the heat is on, she's sprawled by the radiator", { age: 9, healthConcerns: ['Arthritis'] }],
    ['the heating is on and he is flat out by the radiator', { age: 14, healthConcerns: ['Heart murmur'] }],
    ['toasting his belly in front of the fire', { age: 11 }],
    ['45 minutes along the creek', { age: 9 }],
    ['an hour round the lake with the twins', { age: 2 }],
  ])('is plainly one for an old or ill dog, too: %s', (note, dog) => {
    expect(listenTo(note, dog)).toMatchObject({ severity: 'low', text: '' });
  });

  it.each([
    ['flat out by the radiator and will not get up', { age: 14 }],
    ['collapsed by the fire', { age: 14 }],
    ['sprawled by the radiator, panting and drooling', { age: 9 }],
    ['burned his tail on the stove, asleep now', {}],
    ['20 minutes along the creek, then he was sick', {}],
    ['an hour round the lake and he ate something dead', {}],
  ])('is none with anything else beside it: %s', (note, dog) => {
    expect(listenTo(note, dog).text).not.toBe('');
  });

  it.each([
    'Heute war ein schöner Tag, wir waren im Park und sie hat gut gefressen',
    'Belle journée au parc avec mon chien, il a bien joué et dormi',
    'Hoy fue un buen día, paseo largo por el parque y muy feliz',
    'Heute zwei lange Spaziergänge, alles gut',
    'Il a bien mangé et dormi toute la journée',
  ])('may be in another language: %s', (note) => {
    const heard = listenTo(note);
    expect(heard).toMatchObject({ severity: 'low', text: '' });
    expect(heard.topics).toEqual(['healthy_normal_log']);
  });

  it.each([
    'Heute war ein schöner Tag, aber sie hat nicht gefressen',
    'Heute im Park Rattengift gefressen, war ein schöner Tag',
    'Heute im Park gewesen, jetzt hechelt sie komisch',
  ])('in another language has no word that may be trouble: %s', (note) => {
    expect(listenTo(note).severity).not.toBe('low');
  });
});

describe('a danger that is not one', () => {
  it.each([
    'peanut butter is xylitol free, she licked the spoon',
    'Ordered the xylitol free peanut butter, triple checked the label',
  ])('is not heard: %s', (note) => {
    const { severity, topics } = listenTo(note);
    expect(severity).toBe('low');
    expect(topics).not.toContain('toxin_xylitol');
  });

  it('is still heard where it was eaten', () => {
    expect(listenTo('ate gum with xylitol').severity).toBe('urgent');
    expect(listenTo('ate sugar free gum').severity).toBe('urgent');
  });
});

describe('so little chocolate that it is no emergency', () => {
  const note = 'ate two milk M&Ms off the carpet';

  it('is told in doses, with the amount from which it is one', () => {
    const { severity, topics, text, parts } = listenTo(note, { weight: 72 });
    expect([severity, topics]).toEqual(['medium', ['toxin_chocolate']]);
    expect(parts.heard).toBe(note);
    expect(text).toContain('at most 12 mg of the stimulants in chocolate, 0.4 mg for each kg of your dog');
    expect(text).toContain('from about 2.5 oz of milk or 0.3 oz of the darkest chocolate');
    expect(text).not.toMatch(/It's fine|harmless|nothing to worry/);
    expect(text).not.toMatch(listsEmergencies);
    expect(parts.sources).toEqual([
      { name: 'Frontiers in Veterinary Science', url: expect.stringContaining('fvets.2016.00026') },
    ]);
  });

  it.each([
    ['for a small dog', note, { weight: 5 }],
    ['for a puppy', note, { weight: 72, age: 0.4 }],
    ['for an ill dog', note, { weight: 72, healthConcerns: ['Heart Conditions'] }],
    ['for a dog of unknown weight', note, { weight: null }],
    ['of an unknown amount', 'ate some milk M&Ms off the carpet', { weight: 72 }],
    ['of more', 'ate 90 milk M&Ms off the carpet', { weight: 72 }],
    ['of dark chocolate by the square', 'ate three squares of dark chocolate', { weight: 20 }],
    ['with raisins', 'ate two milk chocolate chips and raisins', { weight: 72 }],
    ['with signs', 'ate two milk M&Ms and is vomiting and trembling', { weight: 72 }],
  ])('is one %s', (_, told, dog) => {
    expect(listenTo(told, dog).severity).toBe('urgent');
  });
});
