import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';

describe('the second opinion on a longer note', () => {
  it('takes back an alarm over words that tell of play', () => {
    const note =
      'Rex has the drama down to an art. Two hours of fetch, then he collapses on the lawn as if he had been shot, one eye open for the next throw, and up he springs again when anybody so much as looks at the ball.';
    expect(listenTo(note)).toMatchObject({ severity: 'low', doNow: [] });
  });

  it('leaves an alarm over what a clause says outright', () => {
    const note =
      'Rex has the drama down to an art. Two hours of fetch, one eye open for the next throw, and up he springs when anybody so much as looks at the ball. He ate rat poison. Now he sleeps on the lawn.';
    expect(listenTo(note).severity).toBe('urgent');
  });

  it('raises one where the words seem milder than what they tell', () => {
    const note =
      'Horses wormed, flies awful. I did the rugs with the permethrin spray and Rex lay where I had been working, as he always does. After lunch he was shivering like a leaf, his skin crawls and he missed his bowl when he went to drink.';
    const { severity, topics } = listenTo(note);
    expect([severity, topics[0]]).toEqual(['urgent', 'toxin_insecticide']);
  });

  it('has the cause lead, not what it did to the dog', () => {
    const note =
      'We camped by the pond with the green scum on it and Rex drank there all evening. By ten he was staggering round the tent like a drunk, drooling, and then he fell over and paddled.';
    const { severity, topics } = listenTo(note);
    expect([severity, topics[0]]).toEqual(['urgent', 'toxin_blue_green_algae']);
    expect(topics).toContain('seizure_emergency');
  });
});
