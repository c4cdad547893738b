import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import type { DogProfile } from './dog.ts';

const biscuit: Partial<DogProfile> = {
  name: 'Biscuit',
  otherDogs: ['Rex', 'Rosie', 'Blue'],
  gender: 'female',
  age: 9,
};
const hear = (note: string, dog: Partial<DogProfile> = {}) => listenTo(note, { ...biscuit, ...dog });

describe('a question about a danger', () => {
  it.each([
    'Can I give her ibuprofen for her limp?',
    'Is it ok to give aspirin to a dog for pain',
    'How much chocolate is dangerous for a 10 lb dog?',
    'Is it bad if my dog eats grapes?',
    'Can she have one of my ibuprofen tablets?',
    'Is chocolate bad for dogs',
    'can dogs have chocolate?',
    'Should I take her to the vet? Can I give her paracetamol?',
  ])('about food or medicine is answered not to give any: %s', (note) => {
    const { severity, text } = hear(note);
    expect(severity).toBe('medium');
    expect(text).toMatch(
      /I only listen to what you saw.*Don't give anything until a vet.*If your dog ate any of it, call/,
    );
    expect(text).not.toMatch(/Nothing in it points|head there/);
  });

  it.each(['Is blood in the stool serious?', 'Should I take her to the vet if she limps?'])(
    'about a problem is answered to write what was seen: %s',
    (note) => {
      const { severity, text } = hear(note);
      expect(severity).toBe('medium');
      expect(text).toMatch(/I only listen to what you saw/);
      expect(text).not.toMatch(/Nothing in it points|head there/);
    },
  );

  it.each(['She ate grapes, should I call the vet?', 'Biscuit collapsed. Can I give her ibuprofen?'])(
    'does not hide what was seen: %s',
    (note) => {
      expect(hear(note).severity).toBe('urgent');
    },
  );
});

describe('another dog in the household', () => {
  it.each([
    'Rex threw up twice this morning, Biscuit is fine',
    'Biscuit is fine, but Rex has diarrhea',
    'Rosie and Biscuit went for a walk',
    "Rosie's poop is normal",
    "Blue's gums are pink",
  ])('is not taken for this one, nor its name for a color: %s', (note) => {
    const { severity, signs } = hear(note);
    expect(severity).toBe('low');
    expect(signs.filter(({ id }) => id !== 'healthy_normal_log')).toEqual([]);
  });

  it('belongs in its own log', () => {
    expect(hear('Rosie has bloody diarrhea')).toMatchObject({ severity: 'medium' });
    expect(hear('Rosie has bloody diarrhea').text).toMatch(/^Call your vet .* This note is about Rosie\./);
    expect(hear('Rosie has an itchy ear').text).toMatch(/^This note is about Rosie\./);
  });

  it.each([
    ["Rex can't breathe!! Biscuit is fine", 'Rex'],
    ['Biscuit ate all her dinner. Rosie collapsed in the garden', 'Rosie'],
  ])('is not ignored when its sign is urgent, even if this dog is well: %s', (note, name) => {
    const { severity, vetNeeded, text } = hear(note);
    expect({ severity, vetNeeded }).toEqual({ severity: 'medium', vetNeeded: true });
    expect(text).toMatch(/^Call your vet or the nearest emergency clinic now/);
    expect(text).toContain(`Switch to ${name} and log it there`);
  });

  it.each([
    'Rex is fine but Biscuit collapsed',
    "Biscuit's gums are turning blue, Rex is fine",
    'Blue gums since this morning',
    'Biscuit and Rex ate chocolate',
    'Rex bit Biscuit and she is bleeding badly',
  ])('does not hide what this dog has: %s', (note) => {
    expect(hear(note).severity).toBe('urgent');
  });
});

describe('a finding by a vet or a test', () => {
  it.each([
    'The vet called, it is lymphoma',
    'Ultrasound showed a mass on the spleen',
    'Hip dysplasia confirmed on X-ray',
    'X-ray shows a swallowed coin, surgery tomorrow',
    'Diagnosed with lymphoma today',
    'tested positive for heartworm',
    'kidney values are bad',
    'Biopsy says mast cell tumour',
  ])("is answered with the vet's plan: %s", (note) => {
    const { severity, text } = hear(note);
    expect(severity).toBe('medium');
    expect(text).toMatch(/^Thank you for telling me what your vet found\. Follow your vet's plan/);
  });

  it.each(['the vet says no cancer', 'Biopsy was benign', 'test came back negative for heartworm'])(
    'is not assumed when it was ruled out: %s',
    (note) => {
      expect(hear(note).text).not.toContain('what your vet found');
    },
  );

  it('does not hide an emergency', () => {
    expect(hear("vet says she's in kidney failure and she collapsed just now").severity).toBe('urgent');
  });
});

describe('another language', () => {
  it.each([
    'Mein Hund hat heute gut gefressen und viel gespielt',
    'Il mio cane zoppica da ieri e non vuole camminare',
    'Mijn hond heeft een tennisbal ingeslikt',
    'Pies kuleje',
    'Мой пёс хромает',
    'Oggi passeggiata lunga al parco, ha mangiato tutto e adesso dorme sul divano',
    'Bugün parkta koştu, mamasını bitirdi, şimdi uyuyor',
  ])('without a word for an emergency is not understood: %s', (note) => {
    const { severity, understood, text } = hear(note);
    expect([severity, understood]).toEqual(['medium', false]);
    expect(text).toContain('Call a vet right away for trouble breathing');
  });

  it.each([
    ['Mein Hund hat Schokolade gefressen', 'toxin_chocolate'],
    ['Mi perro no puede respirar', 'breathing_distress'],
    ['Pies zjadł trutkę na szczury w garażu, na razie biega', 'toxin_rodenticide'],
    ["Ma chienne vient d'avaler un bol entier de raisins secs", 'toxin_grapes_raisins'],
    ['Ha la pancia gonfia e dura, prova a vomitare ma non esce niente', 'gdv_bloat'],
    ['Mera kutta do baar fit aa gaya subah se', 'seizure_emergency'],
    ['Hunden har ätit råttgift', 'toxin_rodenticide'],
    ['Sein Bauch ist aufgebläht und hart, er würgt aber es kommt nichts', 'gdv_bloat'],
  ])('with a word for an emergency is urgent, whatever else it says: %s', (note, topic) => {
    const { severity, topics } = hear(note);
    expect([severity, topics[0]]).toEqual(['urgent', topic]);
  });
});
