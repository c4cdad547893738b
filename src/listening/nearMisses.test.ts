import { expect, it } from 'vitest';
import { isGrave } from './firstSteps.ts';
import { listenTo } from '../../test/listenTo.ts';

const severityOf = (note: string) => listenTo(note).severity;

it.each([
  'panic over the grapes, found the whole bag behind the sofa, not one gone',
  'the bag of raisins was torn but the weight is the same as on the label, he had none',
  'emptied the bin to check, every chocolate wrapper and every chocolate accounted for',
  'tipped out the tin of tablets and counted, thirty of thirty, he never had one',
  'the missing battery turned up in the remote, he never had it',
  'thought he had my tablets, counted the strip, all ten are there',
])('what was counted and is all there, nobody ate: "%s"', (note) => {
  expect(isGrave(severityOf(note))).toBe(false);
});

it.each([
  'counted the tablets and two are missing',
  'counted my pills, there should be ten and there are eight',
])('what was counted and is short may have been eaten: "%s"', (note) =>
  expect(severityOf(note)).toBe('urgent'),
);

it.each(['new collar in antifreeze blue, very smart', 'his new bed is mushroom grey'])(
  'a colour is no poison: "%s"',
  (note) => expect(severityOf(note)).toBe('low'),
);

it.each([
  'chocolate cake on the side all day and he has not so much as sniffed it',
  "put netting over the daffodils so she can't get a bulb",
])('what was kept from, or left alone, was not eaten: "%s"', (note) => {
  expect(severityOf(note)).toBe('low');
});

it.each([
  'nipped my grandson on the lip, the skin is broken',
  "she bit my daughter's face when she leaned over the bed",
  'snapped at the toddler and got his cheek, small cut',
])('a bite of a child, or one that broke the skin, is for today: "%s"', (note) => {
  expect(isGrave(severityOf(note))).toBe(true);
});

it('what to do about a bite of a child is said, and not only that it sounds serious', () => {
  const { text } = listenTo('nipped my grandson on the lip, the skin is broken');
  expect(text).toMatch(/^Phone your vet today .* Keep people safely apart/);
});

it.each(['snapped at the other dog over a bone', 'grumbles at the kids if they come near his bed'])(
  'a snap that met nobody is not: "%s"',
  (note) => expect(isGrave(severityOf(note))).toBe(false),
);

it.each(['temp 40.4 just now', 'temp 104.6, lovely walk, ate his dinner, new toy is a hit'])(
  'a fever of more than 40 °C or 104 °F is urgent, whatever stands around it: "%s"',
  (note) => expect(severityOf(note)).toBe('urgent'),
);

it.each([
  'my cat ate grapes',
  "the neighbour's dog ate rat poison",
  'my husband ate grapes',
  'the horse was bitten by a snake',
  'one of the chickens ate rat poison',
  "my friend's labrador was bitten by a snake",
  'in the film the dog collapsed',
  'dreamt that he was hit by a car',
  'worried he ate chocolate but he had not',
])('what happened to somebody else, or to nobody, is no alarm: "%s"', (note) => {
  expect(isGrave(severityOf(note))).toBe(false);
});

it.each([
  'the kids ate grapes and the dog had some too',
  'brother died, hasnt eaten in 2 days',
  'my baby ate grapes',
  'my baby collapsed',
  'my fur baby collapsed',
  'my son fell on him, he cannot walk',
  'grandma was out and the dog ate rat poison',
])('what happened to this dog beside is heard: "%s"', (note) => {
  expect(isGrave(severityOf(note))).toBe(true);
});
