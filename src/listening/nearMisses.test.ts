import { expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import { isGrave } from './firstSteps.ts';

const severityOf = (note: string) => listenTo(note).severity;

it.each([
  'panic over the grapes, found the whole bag behind the sofa, not one gone',
  'the bag of raisins was torn but the weight is the same as on the label, he had none',
  'emptied the bin to check, every chocolate wrapper and every chocolate accounted for',
  'tipped out the tin of tablets and counted, thirty of thirty, he never had one',
  'the missing battery turned up in the remote, he never had it',
  'thought he had my tablets, counted the strip, all ten are there',
])('what was counted and is complete was not eaten: "%s"', (note) => {
  expect(isGrave(severityOf(note))).toBe(false);
});

it.each([
  'counted the tablets and two are missing',
  'counted my pills, there should be ten and there are eight',
])('what was counted and is missing may have been eaten: "%s"', (note) =>
  expect(severityOf(note)).toBe('urgent'),
);

it.each(['new collar in antifreeze blue, very smart', 'his new bed is mushroom grey'])(
  'a color is no poison: "%s"',
  (note) => expect(severityOf(note)).toBe('low'),
);

it.each([
  'chocolate cake on the side all day and he has not so much as sniffed it',
  "put netting over the daffodils so she can't get a bulb",
])('what was kept away or left alone was not eaten: "%s"', (note) => {
  expect(severityOf(note)).toBe('low');
});

it.each([
  'nipped my grandson on the lip, the skin is broken',
  "she bit my daughter's face when she leaned over the bed",
  'snapped at the toddler and got his cheek, small cut',
])('biting a child or breaking the skin needs action today: "%s"', (note) => {
  expect(isGrave(severityOf(note))).toBe(true);
});

it('a bite of a child is answered with what to do, not only that it sounds serious', () => {
  const { text } = listenTo('nipped my grandson on the lip, the skin is broken');
  expect(text).toMatch(/^Call your vet today .* Keep people safely apart/);
});

it.each(['snapped at the other dog over a bone', 'grumbles at the kids if they come near his bed'])(
  'a snap that hit nobody is not grave: "%s"',
  (note) => expect(isGrave(severityOf(note))).toBe(false),
);

it.each(['temp 40.4 just now', 'temp 104.6, lovely walk, ate his dinner, new toy is a hit'])(
  'a fever above 40 °C or 104 °F is urgent in any context: "%s"',
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
])('what happened to somebody else, or to nobody, is not grave: "%s"', (note) => {
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
])('what happened to this dog as well is heard: "%s"', (note) => {
  expect(isGrave(severityOf(note))).toBe(true);
});

it.each([
  ['Annual check-up at the vet, all fine', 'b_vet_fear'],
  ['Booster at the vet, vet was happy with him', 'b_vet_fear'],
  ['Growled playfully during tug', 'b_growling'],
  ['Chewed his bone for an hour', 'b_chewing_destructive'],
  ['Lost a baby tooth', 'b_puppy_mouthing'],
  ['Sniffed every lamp post', 'b_marking'],
])('"%s" is an ordinary day without %s', (note, behaviour) => {
  const { severity, behaviours } = listenTo(note);
  expect(severity).toBe('low');
  expect(behaviours.map(({ id }) => id)).not.toContain(behaviour);
});

it.each([
  ['shook at the vet', 'b_vet_fear'],
  ['growled at the postman', 'b_growling'],
  ['chewed my shoes', 'b_chewing_destructive'],
  ['peed on every lamp post', 'b_marking'],
])('"%s" is recognized as %s', (note, behaviour) => {
  expect(listenTo(note).behaviours.map(({ id }) => id)).toContain(behaviour);
});

it('mild signs in plain words are no emergency, however often they occur', () => {
  const plain = ['sick with a cold, sneezing', 'Shaking a bit in the cold', 'Pulled less than last week'];
  expect(plain.filter((note) => isGrave(listenTo(note).severity))).toEqual([]);
  const sick = ['He seems sick, vomited twice this morning', 'He looks sick and vomited', 'Vomiting again'];
  for (const note of sick) {
    const { severity, topics } = listenTo(note);
    expect([note, severity]).toEqual([note, 'high']);
    expect(topics).not.toContain('vomiting_blood');
  }
});

it.each([
  'Just collapsed, licks his lips, gums are white',
  'had a treat, gums are pale',
  'chewed his bone, gums bled a little',
  'ate dinner but gums bleed',
])('gums that are not chewing gum are no poison: "%s"', (note) => {
  const { topics, text } = listenTo(note);
  expect(topics).not.toContain('toxin_xylitol');
  expect(text).not.toContain('poison');
});

it.each(['ate a pack of gum', 'chewed sugar free gum'])('chewing gum is poison: "%s"', (note) => {
  expect(listenTo(note).topics).toContain('toxin_xylitol');
});

it.each([
  'Gave him his heart pill at 8',
  'Gave Rex his arthritis medication',
  'gave Rex his medication',
  'ate his pill',
  'gave her half a tablet of carprofen from the vet',
])('the dog\'s own medicine is no poison: "%s"', (note) => expect(severityOf(note)).toBe('low'));

it.each([
  'ate my heart pill',
  'gave him my heart pill',
  'ate all his pills',
  'ate his pill twice',
  'swallowed his pill bottle',
  'gave him his medication again by mistake',
])('more of its medicine, or someone else\'s, is grave: "%s"', (note) =>
  expect(isGrave(severityOf(note))).toBe(true),
);

it.each(['She caught a mouse', "can't get up the stairs"])('"%s" is not grave', (note) =>
  expect(isGrave(severityOf(note))).toBe(false),
);

it('something eaten once may be stuck, something eaten often is a habit', () => {
  expect(isGrave(severityOf('ate a rock'))).toBe(true);
  expect(isGrave(severityOf('ate a sock'))).toBe(true);
  expect(severityOf('he eats socks')).toBe('medium');
});

it.each([
  ['found a lump on her chest, size of a grape, soft and moves', 'medium'],
  ['a scab the size of a raisin behind his ear', 'medium'],
])('what something is as large as was not eaten: "%s"', (note, severity) => {
  const found = listenTo(note);
  expect([found.severity, found.topics.filter((id) => id.startsWith('toxin_'))]).toEqual([severity, []]);
});

it('what was grabbed in time was not eaten, and what was not may have been', () => {
  const dropped = 'dropped a grape on the floor, he sniffed it and';
  expect(severityOf(`${dropped} I grabbed it in time`)).toBe('low');
  expect(severityOf(`${dropped} I did not grab it in time, he ate it`)).toBe('urgent');
});

it('about two squares of milk chocolate are no emergency for a large dog', () => {
  const note = 'ate about two squares of milk chocolate';
  expect(listenTo(note, { weight: 72 }).severity).toBe('medium');
  expect(listenTo(note, { weight: 12 }).severity).toBe('urgent');
});

it.each([
  ['reverse sneezing fit for thirty seconds, then normal', 'reverse_sneeze', 'seizure_single'],
  ['got a bit of toothpaste', 'toxin_xylitol', 'wound_bite'],
  ['bitten by another dog at the park, two puncture wounds on the neck', 'wound_bite', 'snake_bite'],
  ['he got bit by a rattlesnake on the trail, leg is swelling', 'snake_bite', 'paralysis_ivdd'],
  ['tail is limp and sore after swimming', 'b_tail_tucked', 'near_drowning'],
  ['hacking after boarding, then gags up white foam', 'cough_mild_kennel', 'gdv_bloat'],
])('"%s" tells of %s, not of %s', (note, told, not) => {
  const { topics } = listenTo(note);
  expect([topics[0], topics.includes(not)]).toEqual([told, false]);
});

it.each([
  'tore a claw on the decking and it is bleeding all over the floor',
  'torn claw bleeding all over the floor',
  'dew claw torn off, there is blood all over the carpet',
])('a torn claw that bleeds all over the place is pressed on, and for today: "%s"', (note) => {
  const { severity, topics, doNow } = listenTo(note);
  expect([isGrave(severity), topics.includes('torn_nail')]).toEqual([true, true]);
  expect(doNow.join(' ')).toContain('Press firmly');
});

it('a torn claw with a drop of blood has no first aid for heavy bleeding', () => {
  const { topics } = listenTo('snagged a nail, a drop of blood on the floor, fine now');
  expect(topics).not.toContain('bleeding_severe');
});

it("an old dog's thirst alone is for today, and not if it is as ever", () => {
  const old = { age: 12 };
  expect(listenTo('drinking more water than he used to and losing weight', old).severity).toBe('high');
  expect(listenTo('drinking more than usual', old).severity).toBe('high');
  expect(listenTo('drinking more than usual and vomiting', old).severity).toBe('urgent');
  for (const note of ['drinks a lot as always', 'always thirsty, as ever'])
    expect(isGrave(listenTo(note, old).severity)).toBe(false);
});

it.each([
  "one lick of my coffee, that's all",
  'licked up a drop of coffee',
  'got one lap of my tea',
  'licked a bit of coffee off the saucer',
  'lapped up a few drops of cold coffee',
])('a taste of coffee or tea is none to hurry for, and says who states that: "%s"', (note) => {
  const { severity, topics, parts } = listenTo(note);
  expect([severity, topics, parts.also_heard]).toEqual(['low', ['toxin_caffeine'], []]);
  expect(parts.sources.map(({ name }) => name)).toEqual(['Pet Poison Helpline']);
});

it.each([
  ['lapped up half a mug of coffee', {}],
  ['had a lick of the coffee grounds', {}],
  ['a drop of coffee and a bit of espresso powder, not sure how much', {}],
  ['licked up a drop of coffee, now he is trembling and restless', {}],
  ['licked up a drop of coffee', { age: 0.3, weight: 8 }],
  ['licked up a drop of coffee', { weight: 4 }],
  ['licked up a drop of coffee', { healthConcerns: ['Heart murmur'] }],
])('more than a taste, or a taste in a frail dog, is as grave as ever: "%s" %j', (note, dog) => {
  expect(isGrave(listenTo(note, dog).severity)).toBe(true);
});

it.each([
  'his new toothpaste is xylitol free',
  'switched to a xylitol-free toothpaste for him',
  'had gum without xylitol',
])('what is free of xylitol is no poison and needs no answer: "%s"', (note) => {
  const { severity, text } = listenTo(note);
  expect([severity, text]).toEqual(['low', '']);
});

it.each([
  'onion? no, xylitol, whole tub eaten',
  'ate the gum, not sure if it is xylitol free',
  'ate xylitol free gum and the chocolate',
])('xylitol that is not ruled out, or another poison beside it, is urgent: "%s"', (note) => {
  expect(severityOf(note)).toBe('urgent');
});

it.each([
  [{ healthConcerns: ['Allergies', 'Arthritis'] }, 'medium'],
  [{ healthConcerns: ['Epilepsy'] }, 'not little'],
  [{ healthConcerns: [], specialNeeds: 'On heart tablets' }, 'not little'],
])('a little chocolate stays little for a dog with what does not matter: %j', (dog, expected) => {
  const { parts } = listenTo('ate two milk M&Ms off the floor', { weight: 24, ...dog });
  expect(/at most 12 mg/.test(parts.remark ?? '')).toBe(expected === 'medium');
});

it('a poison that sounds harmless is named before anything else', () => {
  const epileptic = { weight: 24, healthConcerns: ['Epilepsy'] };
  const { parts, topics } = listenTo('two milk M&Ms stolen off the coffee table', epileptic);
  expect([parts.heard, topics]).toEqual([
    expect.stringMatching(/chocolate|M&Ms/),
    expect.arrayContaining(['toxin_chocolate']),
  ]);
});

it('two sweets stolen off the coffee table are as little chocolate as from the floor', () => {
  const { severity, parts } = listenTo('two milk M&Ms stolen off the coffee table', { weight: 71 });
  expect(severity).toBe('medium');
  expect(parts.remark).toContain('at most 12 mg');
});

it.each(['green poop', 'his poop is bright green'])(
  'poop of an odd color says what to look for, without the signs of every emergency: "%s"',
  (note) => {
    const { severity, parts } = listenTo(note);
    expect([severity, parts.heard]).toEqual(['low', 'green poop']);
    expect(parts.watch_for).toMatch(/black, red or runny/);
  },
);

it.each([
  'poo was green today after the spinach',
  'green poop this morning, he grazed all of yesterday',
  'orange poo after the carrots',
  'purple poop, blueberries I think',
])('poop of the color of what was eaten needs no answer: "%s"', (note) => {
  const { severity, text } = listenTo(note);
  expect([severity, text]).toEqual(['low', '']);
});

it.each([
  'green runny poo all night, and he is sick',
  'green poo, and the mouse bait is gone',
  'green discharge on her poo and no pups',
  'gums look purple after his poo',
])('a color beside something else that is wrong does not make it harmless: "%s"', (note) => {
  expect(severityOf(note)).not.toBe('low');
});

const mother = { gender: 'female', breed: 'Labrador Retriever', weight: 62 } as const;

it.each([
  'started labour this morning, three pups out so far, every half hour, all feeding well',
  'whelping has started, pup number one arrived at noon and is nursing',
  'first puppies born at dawn, five of them, all nursing, mum calm',
])('a birth that goes well is an ordinary day: "%s"', (note) => {
  expect(listenTo(note, mother).severity).toBe('low');
});

it.each([
  "she's in labor, nesting and panting, temp dropped to 98.5 this morning",
  'first stage of labor, shivering and digging her bed, no pushing yet',
  'puppies due today, pacing and digging in the whelping box',
  'temp dropped under 99, she is nesting',
])('a birth that begins as it should is for watching, with what would be too long: "%s"', (note) => {
  const { severity, topics, parts } = listenTo(note, mother);
  expect([severity, topics]).toEqual(['medium', ['dystocia']]);
  expect(parts.watch_for).toMatch(/30 minutes without a pup/);
});

it.each([
  'in labor and panting, pushing hard for an hour and no pup',
  'due today, nesting since yesterday, shivering, green discharge',
  'temp dropped two days ago, nesting, nothing yet',
  'in labour, digging and panting, exhausted and weak now',
  'mum of five pups, trembling',
])('a birth that lasts or goes wrong is grave: "%s"', (note) => {
  expect(isGrave(listenTo(note, mother).severity)).toBe(true);
});

it.each([
  'three pups out, all feeding, she has been straining for an hour and nothing comes',
  'two born and nursing, green discharge and no more pups for three hours',
  'labour stopped two hours ago, four pups nursing, two more on the x-ray',
  'pups all nursing, mum is stiff and shaking',
  'four pups nursing, she collapsed in the whelping box',
])('pups that drink do not make up for what goes wrong: "%s"', (note) => {
  expect(listenTo(note, mother).severity).toBe('urgent');
});

it.each([
  ['pacing before dinner', false],
  ['pacing about before his supper', false],
  ['pacing before dinner, her belly is swollen', true],
  ['pacing after dinner, retching and nothing comes up', true],
])('a deep-chested dog may pace before a meal, not with a swollen belly or after it: "%s"', (note, grave) => {
  const dane = { breed: 'Great Dane', weight: 140 };
  expect(isGrave(listenTo(note, dane).severity)).toBe(grave);
});
