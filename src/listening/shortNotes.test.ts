import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import type { DogProfile } from './dog.ts';

const beagle: Partial<DogProfile> = { breed: 'Beagle', gender: 'female', weight: 28 };
const severityOf = (note: string) => listenTo(note, beagle).severity;

describe('a short entry', () => {
  it.each([
    'temp 38.6',
    'Temp: 101.2 F',
    'temp 38.5, gums pink, eating',
    'sleeping respiratory rate 16/min',
    'breathing rate 24 asleep',
    'resting heart rate 80',
    'T 38.4 HR 90 RR 20',
    'glucose 145, insulin on time',
    'carprofen given at 8am with food',
    'gave Apoquel',
    'Vetmedin 2x today',
    'swallowed his pill no fuss',
    'ate her joint supplement',
    'phenobarbital given, no seizures in 90 days',
    'vaccinated',
    'vaccinated against lepto, no reaction',
    'ate',
    'ate half',
    'ate with gusto',
    'ate a banana',
    'drank from the river',
    'half cup',
    'potty break',
    'sleepies wiped from her eyes',
  ])('about routine sounds no alarm: "%s"', (note) => {
    expect(['low', 'medium']).toContain(severityOf(note));
  });

  it.each([
    'my dog is dying',
    'poisoned',
    'suspected poisoning',
    'lots of blood',
    'not breathing',
    'no pulse',
    'he was shot',
    'broken back',
    'had a stroke',
    'dog is not moving',
    "my dog isn't moving please help",
    'he is not responding',
    'electrocuted',
    'impaled on a fence',
    'hanging by his collar',
    'guts are out',
    'temp 41.2',
    'resp rate 70 while asleep',
    'smoke inhalation from the house fire',
    'gas leak at home, dog is wobbly',
    'double dose of carprofen',
    'alcohol poisoning',
    'some alcohol',
    'medication overdose',
    'overdose',
  ])('about an emergency is urgent: "%s"', (note) => {
    expect(severityOf(note)).toBe('urgent');
  });

  it.each(['not ok', 'not fine', 'he is not ok', 'not good', 'not great today'])(
    'about a dog that is not well is no ordinary day: "%s"',
    (note) => {
      expect(severityOf(note)).not.toBe('low');
    },
  );

  it.each(['fine today', 'all good', 'no problems overnight', 'no worries so far', 'pleased with him'])(
    'that all is well is an ordinary day: "%s"',
    (note) => {
      expect(severityOf(note)).toBe('low');
    },
  );

  it.each(['please help', 'help me please', 'emergency', "I'm worried"])(
    'that only calls for help is no ordinary day: "%s"',
    (note) => {
      const { severity, text } = listenTo(note, beagle);
      expect(severity).not.toBe('low');
      expect(text).toContain('Call a vet right away for');
    },
  );

  it.each(['not eaten for 3 days', "hasn't eaten in 4 days", '4 days no food'])(
    'about days without food calls for a vet today: "%s"',
    (note) => {
      expect(severityOf(note)).toBe('high');
    },
  );

  it('about a body temperature that is too low is grave, in either unit', () => {
    for (const temperature of ['34.9 C', '95 F', '36.5'])
      expect(['high', 'urgent']).toContain(
        severityOf(`found in the snow, weak and stiff, temp ${temperature}`),
      );
  });

  it('about a dog that is not breathing is answered with how to help it', () => {
    const { text } = listenTo('she stopped breathing and has no heartbeat', beagle);
    expect(text).toContain('compressions');
    expect(text).not.toContain('Keep cool');
  });

  const frames = [
    'Gave her %',
    'He ate % this morning',
    'Fed him %',
    '% for dinner',
    'ate %',
    'just fed Rex %',
  ];
  const amounts = ['one cup of', 'a bowl of', 'half a cup of', '2 cups of', 'some'];
  const foods = ['dry food', 'wet food', 'treats', 'kibble', 'raw food', 'canned food'];
  const meals = frames.flatMap((frame) =>
    amounts.flatMap((amount) => foods.map((food) => frame.replace('%', `${amount} ${food}`))),
  );

  it.each(meals)('about an ordinary meal sounds no alarm: "%s"', (note) => {
    expect(['low', 'medium']).toContain(severityOf(note));
  });

  it.each(['grapes', 'chocolate', 'onion rings', 'raisins', 'xylitol gum', 'rat poison'])(
    'about a meal is urgent if %s were eaten',
    (danger) => {
      expect(severityOf(`Gave her a bowl of ${danger}`)).toBe('urgent');
    },
  );
});

describe('a measured value', () => {
  const named = (note: string, of: Partial<DogProfile> = {}) =>
    listenTo(note, { ...beagle, ...of }).signs.map(({ id }) => id);

  it.each([
    ['temp 36.1', 'hypothermia_frostbite'],
    ['temperature 97.2 this morning', 'hypothermia_frostbite'],
    ['temp of 36', 'hypothermia_frostbite'],
    ['temp 40.1', 'fever_hot'],
    ['temp 105.5', 'fever_hot'],
    ['blood sugar 45', 'diabetic_unwell'],
    ['sugar 55', 'diabetic_unwell'],
    ['glucose 22 mmol', 'diabetic_unwell'],
    ['resp rate 60', 'fast_resting_breathing'],
  ])('is named for what it means and nothing else: "%s"', (note, sign) => {
    expect(named(note)).toEqual([sign]);
    expect(['high', 'urgent']).toContain(severityOf(note));
  });

  it.each(['heart rate 200 at rest', 'pulse 190 sleeping', 'bpm 180'])(
    'that is grave without a known sign is not called ordinary: "%s"',
    (note) => {
      expect(named(note)).toEqual([]);
      expect(['high', 'urgent']).toContain(severityOf(note));
    },
  );

  it.each(['heart rate 40', 'rr 6'])('far below normal is no ordinary day: "%s"', (note) => {
    expect(severityOf(note)).not.toBe('low');
  });

  it('of low blood sugar means a weak puppy only in a puppy', () => {
    expect(named('low blood sugar, wobbly')).not.toContain('hypoglycaemia_puppy');
    expect(named('low blood sugar, wobbly', { age: 0.2, weight: 3 })).toContain('hypoglycaemia_puppy');
  });
});

describe('a note of a few words', () => {
  it.each([
    'swallowed some pool water while swimming',
    'swallowed a piece of celery',
    'ate a slice of cucumber',
  ])('about a harmless object is no swallowed danger: "%s"', (note) => {
    expect(['low', 'medium']).toContain(severityOf(note));
  });

  it('about a dog that ate its own medicine is no ordinary day', () => {
    expect(severityOf('took two of his own Apoquel')).not.toBe('low');
  });

  it('about quills is not answered with lifting them out', () => {
    const { severity, text } = listenTo('porcupine quills in his face', beagle);
    expect(['high', 'urgent']).toContain(severity);
    expect(text).not.toMatch(/lift it out/);
  });

  it('about a fast-growing lump says nothing about breathing', () => {
    const { signs } = listenTo('lump on his side growing fast', beagle);
    expect(signs.map(({ id }) => id)).toEqual(['lump_growing_ulcerated']);
  });
});
