import { describe, expect, it } from 'vitest';
import { listenTo, readAll, sturdyDog } from '../../test/listenTo.ts';

const labrador = { ...sturdyDog, breed: 'Labrador Retriever', age: 5, weight: 66 };
const hear = (note: string) => listenTo(note, labrador);

const atTheBeach =
  'Lovely long Saturday with him. We drove to the beach with my brother and the kids and he chased the ball until the tide came in. He met a spaniel he liked and the two of them dug half a trench by the rocks. Fish and chips on the wall afterwards, none for him.';
const atHome =
  'He slept the whole way back in the boot and had his dinner at six as usual. Tomorrow we are off to puppy class with the little one from next door, which should be a laugh.';

describe('a red flag in a long cheerful note', () => {
  it.each([
    'He is lying on the kitchen floor now and does not lift his head when I say his name.',
    'His tongue and gums look a strange greyish blue.',
    'On the way up from the sand his back legs folded and he could not get them under him again.',
    'My nephew saw him swallow a good handful of the sweets with xylitol in them.',
  ])('is heard anywhere, and reported first: %s', (flag) => {
    for (const said of [
      [flag, atTheBeach, atHome],
      [atTheBeach, flag, atHome],
      [atTheBeach, atHome, flag],
    ]) {
      const { severity, doNow, vetNeeded } = hear(said.join(' '));
      expect([severity, doNow.length > 0, vetNeeded]).toEqual(['urgent', true, true]);
    }
  });

  it('is quoted in its own words, not those of the day around it', () => {
    const flag = 'He is lying on the kitchen floor now and does not lift his head when I say his name.';
    const { signs } = hear(`${atTheBeach} ${flag} ${atHome}`);
    const [gravest] = signs;
    expect(gravest?.words.length).toBeGreaterThan(0);
    for (const word of gravest?.words ?? []) expect(flag).toContain(word);
  });
});

describe('a long note of a good day', () => {
  it.each([
    ['at the beach', `${atTheBeach} ${atHome}`],
    [
      'after a week',
      'Busy week so I am only now catching up. Monday he had his nails done and was an angel. Tuesday it poured, so we played hide and seek with a sock indoors and he was dead to the world by eight. Wednesday and Thursday were just the usual loop round the reservoir, twenty five minutes each. Friday my mum had him and spoiled him rotten with bits of chicken. He has been eating well, sleeping well and generally being a clown.',
    ],
    [
      'at the vet',
      'Vet visit this morning went well: she listened to his heart, looked at his teeth, pressed his tummy and said everything is as it should be. He got his booster and a biscuit for being brave. He was a little sleepy in the afternoon, as she said he might be, then perked up for his dinner and asked for his walk. We did the short one round the block. No sickness, no swelling, nothing. Weighed 66 pounds, same as last time.',
    ],
    [
      'with guests',
      'We had friends over for a barbecue and he worked the crowd all afternoon. I kept the onions and the grapes up on the shelf and the bones went straight into the bin outside. He stole one plain burger bun off a toddler and looked very pleased with himself. Later he rolled in something dreadful behind the shed, so he had a bath with the hose, which he hates, and then did laps of the lawn. Out cold on the sofa by nine.',
    ],
    [
      'at the groomer',
      'Grooming day. The groomer said his coat is lovely, clipped round his paws and cleaned his ears, and found one tiny burr but no fleas or ticks. He screamed blue murder at the dryer as ever, the drama queen. Home by two, a good trot across the common, chased a squirrel up a tree and stood there for ten minutes convinced it would fall down. Ate all of his supper and is now snoring upside down with all four legs in the air.',
    ],
  ])('%s sounds no alarm', (_, note) => {
    expect(['low', 'medium']).toContain(hear(note).severity);
  });
});

it('twenty earlier notes are read once each, not again for every later note', () => {
  const notesOf = (word: string) =>
    Array.from({ length: 20 }, (_, n) => ({ at: n, note: `${word} ${n}. ${`${atTheBeach} `.repeat(20)}` }));
  const timed = (work: () => void) => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const once = (word: string) => timed(() => notesOf(word).forEach(({ note }) => hear(note)));
  const together = (word: string) => timed(() => readAll(notesOf(word), labrador));
  once('First');
  const best = (work: (word: string) => number, words: string[]) => Math.min(...words.map(work));
  const alone = best(once, ['Second', 'Third', 'Fourth']);
  expect(best(together, ['Fifth', 'Sixth', 'Seventh']) / alone).toBeLessThan(2.2);
});
