import { describe, expect, it } from 'vitest';
import { type ListenInput, listen } from './listen.ts';

type Dog = ListenInput['dog'];

const dogOf = (breed: string, gender: Dog['gender'], age: number, weight: number): Dog => ({
  name: 'Biscuit',
  breed,
  gender,
  age,
  weight,
  healthConcerns: [],
  specialNeeds: null,
});
const labrador = dogOf('Labrador Retriever', 'female', 5, 60);
const male = dogOf('Labrador Retriever', 'male', 5, 70);
const pug = dogOf('Pug', 'male', 3, 18);
const beagle = dogOf('Beagle', 'male', 4, 25);
const oldRetriever = dogOf('Golden Retriever', 'female', 9, 65);
const dogs = [labrador, male, pug, beagle, oldRetriever];

const hear = (note: string, dog = labrador) => listen({ note, dog, history: [], now: 0 });

describe('first aid', () => {
  it.each([
    ['Swollen belly', 'swollen_abdomen_gradual'],
    ['One eye looks bigger and cloudy', 'eye_cloudy'],
    ['Chicken bone stuck in throat, gagging', 'choking'],
    ['Bleeding gums', 'bad_breath_dental'],
    ['vomit', 'vomiting_single'],
    [
      'Took three ticks off with the hook, then she drank from the lake with blue green algae in it',
      'toxin_blue_green_algae',
    ],
  ])('follows what the words say: "%s"', (note, sign) => {
    expect(hear(note).topics[0]).toBe(sign);
  });

  it.each([
    ['Swollen paw', 'hives_facial_swelling'],
    ['Swollen belly', 'hives_facial_swelling'],
    ['Crying in pain', 'urinary_blockage'],
    ['Gagging', 'gdv_bloat'],
    ['Chicken bone stuck in throat, gagging', 'gdv_bloat'],
    ['Took three ticks off with the hook', 'battery_magnet_sharp'],
    ['Six weeks after her season she makes a nest and has swollen nipples', 'anaphylaxis'],
  ])('is not given for another emergency: "%s"', (note, sign) => {
    expect(hear(note).topics).not.toContain(sign);
  });

  it('treats retching of a big dog as bloat', () => {
    expect(hear('Retching').topics[0]).toBe('gdv_bloat');
  });
});

describe('good news', () => {
  it.each([
    'her gums are pink',
    'gums pink and moist',
    'She is putting weight on the leg again',
    'Limping is gone, she puts weight on it again',
    'She is using the leg again',
    'The limp is gone',
    'The lump is gone',
    'Two days after spay, incision looks clean and dry',
    'Puppies opened their eyes today',
    'Three puppies born since midnight, all nursing, mom is fine',
    'All breathing and nursing, she ate a bowl of broth',
    'Resting breaths 18 a minute',
    'Resting respiratory rate 22',
    'poop ok',
    'n/a',
  ])('is recognized for any dog: "%s"', (note) => {
    for (const dog of dogs) expect(hear(note, dog)).toMatchObject({ severity: 'low', understood: true });
  });

  it.each([
    'She is not putting weight on the leg',
    'He is barely putting weight on it again',
    'The limp is gone but she is vomiting blood',
    'The limp is gone, the cough is worse',
    'All nursing but mom is trembling and stiff',
    'Resting breaths 18 a minute, gums are white',
    'Incision looks clean and dry but she collapsed',
    'Breathing 70 a minute asleep',
  ])('is not read into other notes: "%s"', (note) => {
    expect(hear(note).severity).not.toBe('low');
  });

  it.each(['He put weight on his bad leg today', 'Limping is gone, she puts weight on it again'])(
    'about a leg says nothing about the dog\'s weight: "%s"',
    (note) => {
      expect(hear(note).topics).not.toContain('weight_gain');
    },
  );

  it('about wobbly first steps is no poisoning', () => {
    const { topics } = hear('Day 16: the puppies took their first wobbly steps');
    expect(topics.filter((id) => /^(?:toxin_|wobbly)/.test(id))).toEqual([]);
  });
});

describe('a male dog', () => {
  it.each(['He has a discharge and is thirsty', 'He is in heat', 'He smells of pus and drinks a lot'])(
    'gets no answer about a womb or a season: "%s"',
    (note) => {
      const { topics, text } = hear(note, male);
      expect(topics).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:pyometra|in_heat)/)]));
      expect(text).not.toMatch(/season|womb/i);
    },
  );

  it('is taken just as seriously', () => {
    expect(hear('He has a discharge and is thirsty', male).severity).not.toBe('low');
    expect(hear('entire, discharge and thirsty', male).severity).toBe('urgent');
  });

  it('may live with a female, whose note is about her', () => {
    expect(hear('She is in heat', male).topics).toContain('in_heat_normal');
    expect(hear('in labour three hours and not one pup', male).topics).toContain('dystocia');
  });
});

describe('everyday words', () => {
  it.each([
    ['She eats, drinks and poops as before', 'b_eating_poop'],
    ['Eats and poops like always', 'b_eating_poop'],
    ['Drank from the toilet', 'b_eating_poop'],
    ['Chewing his antler by the fire', 'b_chewing_destructive'],
    ['Chewed her dental stick', 'b_chewing_destructive'],
    ['Chewed her dental stick', 'bad_breath_dental'],
    ['Next flea tablet due', 'fleas'],
    ['Licking her paws until raw', 'limp_mild'],
    ['Rusty peed in the garden', 'stiffness_arthritis'],
    ['Rusty peed in the garden', 'urinating_often_blood'],
    ['Put down slug pellets', 'end_of_life_concern'],
  ])('do not suggest a problem: "%s" is not %s', (note, id) => {
    const { signs, behaviours } = hear(note);
    expect([...signs, ...behaviours].map((found) => found.id)).not.toContain(id);
  });

  it.each([
    ['She ate cat poo', 'b_eating_poop'],
    ['Chewed the sofa', 'b_chewing_destructive'],
    ['Found fleas', 'fleas'],
    ['She stepped on glass and her paw is raw', 'limp_mild'],
  ])('do not hide a problem: "%s" is %s', (note, id) => {
    expect(hear(note).topics).toContain(id);
  });
});

describe('a short note that states one thing clearly', () => {
  it.each([
    ['limping', 'high'],
    ['limping since this morning', 'high'],
  ])('rises by one level at most, whatever the breed: "%s"', (note, most) => {
    const levels = ['low', 'medium', 'high', 'urgent'];
    for (const dog of dogs)
      expect(levels.indexOf(hear(note, dog).severity)).toBeLessThanOrEqual(levels.indexOf(most));
  });

  it.each(['diarrhea today', 'vomited this morning'])(
    'needs action today only for a tiny dog: "%s"',
    (note) => {
      expect(dogs.map((dog) => hear(note, dog).severity)).not.toContain('high');
      expect(hear(note, { ...labrador, breed: 'Chihuahua', weight: 5 }).severity).toBe('high');
    },
  );

  it.each([
    ['Walking in circles', 'head_tilt_balance'],
    ['Vet says she is overweight', 'weight_gain'],
    ['Broken tooth', 'tooth_broken_dental_pain'],
  ])('keeps its level: "%s"', (note, sign) => {
    for (const dog of dogs) {
      const { severity, signs, text } = hear(note, dog);
      expect(signs[0]?.id).toBe(sign);
      expect(severity).not.toBe('low');
      expect(text).not.toContain('is close to');
    }
  });

  it('about circling before lying down, or in play, is no illness', () => {
    for (const note of ['Walks in circles before lying down', 'Happy, walking in circles round the garden'])
      expect(hear(note).topics).not.toContain('head_tilt_balance');
  });
});
