import { describe, expect, it } from 'vitest';
import { readMeasurements } from './measurements.ts';
import { tokenize } from './tokenizer.ts';

const read = (note: string) => {
  const words = tokenize(note);
  readMeasurements(words);
  return words.map(({ text }) => text);
};

describe('a measured value', () => {
  it.each([
    ['temp 38.6', 'temperatureusual'],
    ['Temp: 101.2F', 'temperatureusual'],
    ['38,4 C this morning', 'temperatureusual'],
    ['fever, 103.5', 'temperaturehigh'],
    ['his temperature went up to 41', 'temperaturefarhigh'],
    ['temp only 36.8', 'temperaturelow'],
    ['103.6 on the thermometer', 'temperaturehigh'],
    ['sleeping respiratory rate 16/min', 'breathsusual'],
    ['resp rate while asleep is 52', 'breathsfarmany'],
    ['40 breaths a minute', 'breathsmany'],
    ['resting heart rate 80', 'beatsusual'],
    ['220 bpm', 'beatsmany'],
    ['glucose 145 mg/dl', 'sugarusual'],
    ['bg 2.8', 'sugarlow'],
    ['sugar 480', 'sugarhigh'],
  ])('in "%s" is read as %s', (note, meaning) => {
    expect(read(note)).toContain(meaning);
  });

  it('is read for each of several in a row', () => {
    expect(read('T 38.4 HR 90 RR 20')).toEqual([
      't',
      'temperatureusual',
      'hr',
      'beatsusual',
      'rr',
      'breathsusual',
    ]);
  });

  it.each([
    'breathing hard for 10 minutes',
    'breathing heavily since 5',
    'weight 39.8 lb',
    'insulin 6 units',
    'temp fine. 38 squirrels chased',
    'glucose checked, walked 3 km',
    '2 cups of kibble',
  ])('is not read from "%s"', (note) => {
    expect(read(note).filter((word) => /^(?:temperature|breaths|beats|sugar)./.test(word))).toEqual([]);
  });
});
