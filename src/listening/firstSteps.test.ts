import { describe, expect, it } from 'vitest';
import { listenTo, pastNote, sturdyDog } from '../../test/listenTo.ts';
import { listen } from './listen.ts';

const stepsAt = (note: string) => listenTo(note).doNow;
const noVomiting = "Don't try to bring it back up or give anything for it at home unless a vet tells you to.";

describe('what to do first', () => {
  it.each(['He ate rat poison', 'Rex ate a whole bar of dark chocolate', 'she licked up antifreeze'])(
    'ends with not making a poisoned dog vomit: %s',
    (note) => {
      const steps = stepsAt(note);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.indexOf(noVomiting)).toBe(steps.length - 1);
    },
  );

  it('are for the sign that the note is about, not for the first that was found', () => {
    expect(stepsAt('the terrier next door bit him on the shoulder, two holes')[1]).toMatch(
      /^Cover it with a clean, damp cloth/,
    );
  });

  it('starts with the poison hotline, then the seizure, when a poisoned dog has one', () => {
    const [call = '', ...steps] = stepsAt('ate a bar of dark chocolate, now fitting');
    expect(call).toContain('a poison hotline now');
    expect(steps[0]).toMatch(/^Time it, clear the space/);
    expect(steps.at(-1)).toBe(noVomiting);
  });

  it.each([
    'she swallowed a sock',
    'swallowed a button battery',
    'ate an ornament of salt dough',
    'ate some onion rings',
  ])('says only once, at the end, not to make the dog vomit: %s', (note) => {
    const steps = stepsAt(note);
    expect(steps.filter((step) => step.includes('back up'))).toEqual([noVomiting]);
    expect(steps.at(-1)).toBe(noVomiting);
  });

  it.each([
    'Rex ate a grape',
    'caught a cane toad',
    'drank from the lake with blue green algae',
    'ate a mushroom in the yard',
    'chewed the easter lily',
  ])('does not ask for the packaging of what has none: %s', (note) => {
    const steps = stepsAt(note).join(' ');
    expect(steps).toMatch(/\b[Bb]ring\b/);
    expect(steps).not.toMatch(/Bring the pack/);
  });

  it('leaves out steps that helped only at the time of a danger long past', () => {
    const later = (before: string) =>
      listen({
        note: 'Vomiting this morning',
        dog: sturdyDog,
        history: [pastNote(-20 * 3_600_000, before, sturdyDog)],
        now: 0,
      }).doNow.join(' ');
    expect(later('Chewed an electrical cord and yelped')).toContain('with the cord still in the mouth');
    expect(later('Fell in the pool and was under water')).toContain('If your dog is still wet');
  });

  it.each([
    'there is a string hanging from his bottom',
    'a piece of ribbon is hanging out of his backside',
    'red sausage from her bum',
  ])('warns not to pull at what hangs out of a dog: %s', (note) => {
    expect(stepsAt(note).join(' ')).toContain("Don't pull at it or cut it");
  });

  it('covers only a tick still attached, and leaves what sticks in a wound', () => {
    expect(listenTo('I pulled a tick off her leg and the head stayed in').text).toContain('still attached');
    expect(stepsAt('porcupine quills in her face, deep puncture wounds').join(' ')).toContain('stuck in it');
  });

  it('warns of what not to do to a bite', () => {
    expect(stepsAt('bitten by a snake on the leg').join(' ')).toMatch(/don't cut, cool or bind it/);
    expect(stepsAt('deep puncture wound from a dog bite').join(' ')).toMatch(/nothing but clean water/);
  });

  it.each(['He collapsed and cannot stand', 'his belly is swollen and he retches but nothing comes up'])(
    'does not mention vomiting where there was no poison: %s',
    (note) => {
      expect(stepsAt(note).length).toBeGreaterThan(0);
      expect(stepsAt(note)).not.toContain(noVomiting);
    },
  );
});
