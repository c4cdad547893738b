import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SeverityLevel, severityLevels } from '../../../domain/severity.ts';
import { poisons } from '../../../listening/lexicon/poisons.ts';
import { line, mayBeShown } from './outputRules.ts';
import { isSafeText } from './safeText.ts';

const folder = path.join(import.meta.dirname, 'texts');
const isLevel = (level: string): level is SeverityLevel => severityLevels.some((each) => each === level);

/** The texts of a file, each with the severity that it states. */
function textsOf(file: string): { level: SeverityLevel; text: string }[] {
  const lines = readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
  return lines
    .filter((each) => !each.startsWith('#'))
    .map((each) => {
      const [level = '', text = ''] = each.split(/\|(.*)/s);
      if (!isLevel(level) || !text) throw new Error(`No severity before: ${each}`);
      return { level, text };
    });
}

const isShown = ({ level, text }: { level: SeverityLevel; text: string }) =>
  line(1000).safeParse(text).success && mayBeShown(text, [], level);

describe("a model's text", () => {
  const files = readdirSync(folder);

  it.each(files.filter((file) => file.startsWith('dangerous')))(
    'is never shown if it is one of those in %s',
    (file) => {
      expect(textsOf(file).filter(isShown)).toEqual([]);
      expect(textsOf(file).length).toBeGreaterThanOrEqual(30);
    },
  );

  it.each([
    ['good.txt', 54],
    ['goodMore.txt', 45],
    ['goodHeldOut1.txt', 26],
    ['goodHeldOut2.txt', 23],
    ['goodHeldOut3.txt', 19],
  ])('is mostly shown if it is one of those in %s', (file, least) => {
    expect(textsOf(file).filter(isShown).length).toBeGreaterThanOrEqual(least);
  });

  it.each(poisons.filter((poison) => !['medicine', 'plant', 'mould', 'cleaner'].includes(poison)))(
    'is not shown if it recommends a poison: %s',
    (poison) => {
      for (const text of [
        `The dog can eat ${poison} when the stomach is empty.`,
        `A little ${poison} can help.`,
        `Your dog may have ${poison}.`,
      ])
        for (const level of severityLevels) expect([text, isSafeText(text, level)]).toEqual([text, false]);
    },
  );

  it('may name a poison only as an emergency, and warn of medicine only in general', () => {
    const call = 'Chocolate can be dangerous for dogs. Call your vet now.';
    expect(isSafeText(call, 'urgent')).toBe(true);
    expect(isSafeText(call, 'medium')).toBe(false);
    expect(isSafeText('You wrote that your dog ate grapes.', 'urgent')).toBe(true);
    expect(isSafeText('Never give human painkillers to a dog.', 'medium')).toBe(true);
    expect(isSafeText('Do not give any medicine unless your vet tells you to.', 'high')).toBe(true);
    for (const trap of [
      'Never give more than two painkillers to a dog.',
      'Do not give any medicine before dinner, but after it.',
      'Do not give grapes, unless the dog is hungry.',
    ])
      expect([trap, isSafeText(trap, 'urgent')]).toEqual([trap, false]);
  });

  it('may name a graver sign only as a reason to call', () => {
    for (const sign of ['Your dog collapsed and the gums are white.', 'Your dog struggles to breathe.']) {
      expect([sign, isSafeText(sign, 'low')]).toEqual([sign, false]);
      expect([sign, isSafeText(sign, 'medium')]).toEqual([sign, false]);
    }
    expect(isSafeText('If your dog collapses or the gums turn white, call your vet now.', 'low')).toBe(true);
  });

  it.each([
    'Ca11 the vet tomorrow.',
    'Your dog needs r e s t.',
    'Look at the skin and c.a.l.l the vet.',
    'Call 5550 now.',
    'Call 1-800 now.',
    'Look at the skin of your dоg.',
    'Ihr Hund ist heute sehr ruhig.',
    'Your dog rests <b>now</b>.',
  ])('may use only plain English words and short numbers, not "%s"', (text) => {
    expect(isShown({ level: 'medium', text })).toBe(false);
  });
});
