import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import type { DogProfile } from './dog.ts';

const old: Partial<DogProfile> = { age: 12, weight: 60 };
const hear = (note: string) => listenTo(note, old);

describe('a death', () => {
  it.each([
    'He was put to sleep this morning, goodbye my boy',
    'Rest in peace Rex',
    'Rest in peace, my sweet boy.',
    'RIP Rex, run free',
    'RIP Rex, run free sweet boy',
    'Rex was euthanized yesterday after a long battle with kidney disease',
    'Tonight we had him put down',
    'We had to put him down yesterday',
    'We had to put our girl to sleep yesterday afternoon',
    'My dog died yesterday',
    'our dog Rex died yesterday',
    'rex died last night',
    'Rex passed away peacefully last night. The kids are devastated.',
    'Rex died peacefully yesterday. He loved his walks.',
    'He died in my arms last night. He is at peace now.',
    'He died of kidney failure last night',
    'She crossed the rainbow bridge last night. We will miss her so much',
    'Rex took his last breath at home this evening. 14 wonderful years.',
  ])('is answered with words of comfort alone: %s', (note) => {
    const { text, ...heard } = hear(note);
    expect(text).toMatch(/^I am so sorry about Rex\./);
    expect(text).not.toMatch(/vet|phone|log|note|score|ordinary/i);
    expect(heard).toMatchObject({ severity: 'low', vetNeeded: false, signs: [], topics: [], doNow: [] });
  });

  it.each([
    ['is still to come', 'He is dying'],
    ['is only feared', 'I am afraid he will die'],
    ['is asked about', 'Should I have him put to sleep?'],
    ['is planned', 'we are having him put to sleep tonight'],
    ['nearly happened', 'He nearly died'],
    ['is that of a thing', 'the battery died'],
    ['is that of a brother', 'his brother died last year'],
    ['is that of another dog', 'My other dog died yesterday and he is off his food'],
    ['is that of a dog by another name', 'Daisy was put to sleep this morning'],
    ['may be that of another dog', 'Our dog died on Sunday. Rex ate his tea'],
    ['is that of a person', 'My husband was ill. He died last night.'],
    ['is that of a cat', 'Our cat was ill. She died yesterday.'],
    ['is a turn of phrase', 'dead tired after the beach'],
    ['is a joke', 'He died laughing'],
    ['is a trick', 'he played dead and died on command'],
    ['is a film', 'Watched Marley and Me. He died.'],
    ['was that of a sofa', 'Rest in peace my sofa'],
    ['was reversed', 'He died this morning but the vet brought him back'],
    ['was anesthesia for a procedure', 'He was put to sleep for his dental'],
    ['was anesthesia that is over', 'He was put to sleep this morning, woke at noon'],
    ['was anesthesia, as stitches show', 'Rex was put to sleep this morning. Stitches look clean'],
    ['is about setting down a heavy dog', 'I had to put him down this morning, he was too heavy'],
    ['is about setting a dog on the sofa', 'He was put down on the sofa'],
  ])('is not assumed where it %s', (_, note) => {
    expect(hear(note).text).not.toContain('so sorry');
  });

  it.each([
    ['vomits', 'He was put to sleep this morning, he is vomiting'],
    ['has white gums', 'He was put to sleep this morning and his gums are white'],
    ['collapsed', 'He collapsed. I think he died'],
    ['fell on a walk', 'Rex died on me halfway up the hill, had to carry him, wobbly'],
  ])('is not the answer for a dog that %s', (_, note) => {
    expect(hear(note).severity).not.toBe('low');
  });

  it.each([
    'We said goodbye to Rex today. He was fourteen and slept in my arms.',
    'He died in his sleep last night. I found him this morning on his bed',
    'Rex died peacefully at home with us around him',
    'We lost Rex today',
    'Rex is in heaven now',
    'We put Rex down today',
    'We had to let Rex go today, the tumour had burst',
    "Rex's gone. I can't believe it.",
    'Put to sleep at 3pm. House is so quiet.',
  ])('that is only likely is answered with sympathy and what to do otherwise: %s', (note) => {
    expect(hear(note)).toMatchObject({ severity: 'medium', doNow: [], signs: [], farewell: 'likely' });
    expect(hear(note).text).toBe(
      'If Rex has died, I am so sorry. If not, please write what you see or call your vet.',
    );
  });

  it.each([
    'he is gone limp',
    'the ball is gone',
    'put down slug pellets',
    'lost his appetite',
    'put him down on the sofa',
    'we lost him on the walk, found him again',
    'said goodbye to his friends at daycare',
    'Rex died today, then he collapsed',
  ])('is not assumed from: %s', (note) => {
    expect(hear(note).text).not.toContain('so sorry');
  });

  it('is certain only in notes of up to sixty words, because longer ones may be about more', () => {
    const note = (words: number) => `Rex died last night. ${'always '.repeat(words - 4)}`;
    expect(hear(note(60)).text).not.toContain('If Rex has died');
    expect(hear(note(61)).text).toContain('If Rex has died');
  });

  it('is answered in the same way for a dog without a name', () => {
    const { text } = listenTo('My dog died yesterday', { name: '' });
    expect(text).toMatch(/^I am so sorry about your dog\./);
  });
});
