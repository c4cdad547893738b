import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import { isGrave } from './firstSteps.ts';

const severityOf = (note: string) => listenTo(note).severity;

/** Accidents, in every way that owners may tell them. */
const accidents: readonly (readonly [what: string, ways: string, things: string])[] = [
  [
    'was hit',
    'got hit by *; was run over by *; * hit him; knocked down by * but seems fine; clipped by *, walking ok',
    'a car; a van; a bus; a lorry; a motorbike; a bike; an e-scooter; a quad bike; a tractor; a train',
  ],
  [
    'fell',
    'fell from *; fell off *; jumped off *, seems ok; went over *; dropped from *, tail wagging',
    'the balcony; a first floor window; the roof; a cliff; a bridge; the loft; the banister; a ladder; a moving car',
  ],
  [
    'was bitten',
    'was bitten by *; * bit him on the neck; attacked by *, puncture wounds; got attacked by * in the park',
    'a big dog; another dog; a rottweiler; two dogs; a fox; a badger; a coyote; a rat; a snake; an adder',
  ],
  [
    'chokes',
    '* stuck in his throat; choking on *; has * wedged in his throat, pawing his mouth',
    'a ball; a bone; a stick; a piece of rawhide; a toy; a chew; a stone; a sock',
  ],
  [
    'has a fit',
    '*; he *; he * this morning; my dog * after breakfast; *, sleeping now',
    'had a seizure; had a fit; is fitting; convulsed on the floor; had two seizures; had a grand mal',
  ],
  [
    'fights for air',
    '*; he *; she * since last night; help he *; he *, loved his walk',
    "can't breathe; is gasping; is gasping for air; has blue gums; has a blue tongue; is fighting for breath; stopped breathing",
  ],
  [
    'bleeds',
    '*; he *; she * this morning; he *, otherwise happy',
    "is bleeding heavily; won't stop bleeding; is pooping blood; is vomiting blood; is coughing up blood; cut an artery",
  ],
  [
    'is not itself',
    '*; he *; she * since this morning; he *, ate breakfast; found him, he *',
    "can't stand; can't walk; can't get up; is dragging his back legs; is falling over; suddenly went blind; is unresponsive; won't wake up; passed out; collapsed",
  ],
  [
    'cannot pee',
    '*; he *; he *, vomiting too; my boy *',
    "can't pee; is straining to pee and nothing comes out; hasn't peed for 24 hours; keeps squatting and no pee; can't urinate",
  ],
  [
    'is too hot',
    '*; he *; dog *',
    'was left in a hot car; has heat stroke; is overheating; collapsed in the heat; was locked in the car in the sun, panting hard',
  ],
];

describe.each(accidents)('a dog that %s, in any wording', (_, ways, things) => {
  it.each(things.split('; '))('(%s) is not told to wait', (thing) => {
    const notes = ways.split('; ').map((way) => way.replace('*', thing));
    expect(notes.filter((note) => !isGrave(severityOf(note)))).toEqual([]);
  });
});
