import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';

const stepsAt = (note: string) => listenTo(note).doNow;
const noVomiting =
  'Do nothing at home to bring it back up, and give nothing against it, unless a vet tells you to.';

describe('what to do first', () => {
  it.each(['He ate rat poison', 'Rex ate a whole bar of dark chocolate', 'she licked up antifreeze'])(
    'ends with leaving the stomach alone where a dog was poisoned: %s',
    (note) => {
      const steps = stepsAt(note);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.indexOf(noVomiting)).toBe(steps.length - 1);
    },
  );

  it('is the help for a fit where the poisoned dog has one, and still the call that names the poison', () => {
    const [call = '', ...steps] = stepsAt('ate a bar of dark chocolate, now fitting');
    expect(call).toContain('a poison line now');
    expect(steps[0]).toMatch(/^Time it, clear the space/);
    expect(steps.at(-1)).toBe(noVomiting);
  });

  it('warns of what must not be done to a bite', () => {
    expect(stepsAt('bitten by a snake on the leg').join(' ')).toMatch(/cut, cool or bind nothing/);
    expect(stepsAt('deep puncture wound from a dog bite').join(' ')).toMatch(/nothing but clean water/);
  });

  it.each(['He collapsed and cannot stand', 'his belly is swollen and he retches but nothing comes up'])(
    'speaks of no stomach where there was no poison: %s',
    (note) => {
      expect(stepsAt(note).length).toBeGreaterThan(0);
      expect(stepsAt(note)).not.toContain(noVomiting);
    },
  );
});
