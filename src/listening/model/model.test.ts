import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAs as readToday } from '../../../training/lib/provenance.mjs';
import { noFrailty } from '../dog.ts';
import { recognise } from '../recognise.ts';
import { read } from './network.ts';
import { tokensOf } from './tokens.ts';

const file = (name: string) => new URL(name, import.meta.url);
const tokensIn = (note: string) => tokensOf(recognise(note, ''));

describe('the network', () => {
  it('was trained on notes read by the tokenizer, lexicon and patterns of today', () => {
    const { readAs } = JSON.parse(readFileSync(file('./notes.json'), 'utf8')) as { readAs: string };
    // If it differs: `npm run train -- --in-order`, then `npm run eval`.
    expect(readToday(tokensIn)).toBe(readAs);
  });

  it('takes at most three megabytes', () => {
    const bytes = ['./notes.bin', './notes.json'].reduce((sum, name) => sum + statSync(file(name)).size, 0);
    expect(bytes).toBeLessThan(3e6);
  });

  it('tells who did what from the order of the same words', () => {
    const gravity = (note: string) => {
      const tokens = tokensIn(note);
      const { levels } = read(tokens, noFrailty)(0, tokens.length);
      return levels.urgent + levels.high;
    };
    expect(gravity('The cat ate the rat poison, the dog sat and watched')).toBeLessThan(
      gravity('The dog ate the rat poison, the cat sat and watched'),
    );
  });
});
