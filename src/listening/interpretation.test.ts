import { describe, expect, it } from 'vitest';
import { type SeverityLevel, severityLevels } from '../domain/severity.ts';
import { doNowAt } from './firstSteps.ts';
import { interpretation } from './interpretation.ts';
import { behaviours } from './knowledge/behaviours.ts';
import { plants } from './knowledge/plants.ts';
import { ordinaryDay, signs } from './knowledge/signs.ts';
import { listen } from './listen.ts';
import { atLeast } from './severity.ts';

const ofNote = {
  name: 'Biscuit',
  isOld: true,
  isPuppy: false,
  isFemale: false,
  note: 'This was written.',
  phraseOf: () => 'was written',
};
const ofSign = (id: string, level: SeverityLevel) =>
  interpretation({
    severity: level,
    understood: true,
    signs: [{ id, level, words: ['what was written'] }],
    behaviours: [],
    ...ofNote,
  });
const ofBehaviour = (id: string, level: SeverityLevel) =>
  interpretation({
    severity: level,
    understood: true,
    signs: [],
    behaviours: [{ id, level, words: [] }],
    ...ofNote,
  });
const isGrave = (level: SeverityLevel) => atLeast(level, 'high');

const graveSigns = signs.filter(({ urgency }) => isGrave(urgency)).map(({ id }) => id);
const mildSigns = signs.filter(({ urgency }) => !isGrave(urgency)).map(({ id }) => id);
const everyAnswer = [
  ...signs.flatMap(({ id }) => severityLevels.map((level) => ({ id, level, ...ofSign(id, level) }))),
  ...behaviours.flatMap(({ id }) =>
    (['medium', 'low'] as const).map((level) => ({ id, level, ...ofBehaviour(id, level) })),
  ),
];
const everyLine = everyAnswer.map(({ id, level, text }) => `${id} at ${level}: ${text}`);
// The noun phrase, without a relative clause.
const thingIn = (line: string) => line.split(/,? \b(?:which|that|if|where)\b/)[0] ?? '';

const hear = (note: string, dog: Partial<Parameters<typeof listen>[0]['dog']> = {}) =>
  listen({
    note,
    dog: {
      name: 'Rex',
      breed: 'Mixed Breed',
      gender: 'female',
      age: 4,
      weight: 40,
      healthConcerns: [],
      specialNeeds: null,
      ...dog,
    },
    history: [],
    now: 0,
  });

describe('an urgent answer', () => {
  it.each([
    ['tiredness', 'She is quiet and sleepy and has not eaten for two days', {}],
    ['fast breath', 'sleeping respiratory rate 60/min', {}],
    ['vomit', 'Vomited this morning. Flat and not interested in food.', {}],
    ['fat', 'ate a tub of butter and bacon fat and is vomiting', {}],
    ['an onion', 'ate a whole onion', {}],
    ['a pug', 'Diarrhoea since this morning, and lethargic', { breed: 'Pug' }],
  ])('gives no advice for a day at home: %s', (_, note, dog) => {
    const { severity, text } = hear(note, dog);
    expect(isGrave(severity)).toBe(true);
    expect(text).not.toMatch(/quiet day|\bhours?\b|(?<!for a )\bweek|\bmeals?\b|are enough|too fast/i);
  });

  it('says only to call and what to report for a sign that is rarely so grave', () => {
    const told = (level: SeverityLevel) => new Set(mildSigns.map((id) => ofSign(id, level).text));
    expect([...told('urgent')]).toEqual([
      expect.stringMatching(/now and head there\. Tell them what you see/),
    ]);
    for (const text of told('high')) expect(text).toMatch(/ask to be seen\. Tell them what you see/);
  });

  it('names what a sign may come from that is a little graver than usual', () => {
    expect(hear('drinking loads and peeing in the house at night', { age: 10 })).toMatchObject({
      severity: 'high',
      parts: { may_be: ['Diabetes', 'A kidney, liver or hormone disease'] },
    });
  });

  it('names bloat to a large dog that is uneasy and drools after a meal', () => {
    const dane = { breed: 'Great Dane', weight: 130 };
    const { severity, parts } = hear("pacing, drooling and won't lie down after dinner", dane);
    expect([severity, parts.also_heard]).toEqual([
      'urgent',
      ['swollen belly or trying to vomit with nothing coming up'],
    ]);
    const waiting = hear('drooling and pacing by the bowl, dinner was late', dane);
    expect(waiting.parts).toMatchObject({ heard: 'drooling and pacing by the bowl', also_heard: [] });
  });

  it('says to call a vet first, and only once', () => {
    const grave = everyAnswer.filter(({ level }) => isGrave(level)).map(({ doNow }) => doNow);
    expect(grave.filter(([call]) => !call?.startsWith('Call your vet'))).toEqual([]);
    const again = grave
      .flatMap(([, ...further]) => further)
      .filter((step) => /\b(?:phone|call|go to)\b/i.test(step));
    expect(new Set(again)).toEqual(new Set(['Ask on the phone about antivenom.']));
  });

  it('keeps what helps at once and leaves out what takes time', () => {
    expect(ofSign('burn_scald', 'urgent').text).toContain('running water');
    expect(ofSign('fast_resting_breathing', 'high').text).toContain('Count again');
    expect(ofSign('fast_resting_breathing', 'urgent').text).not.toContain('Count again');
  });

  it('is as clear when only a model rates the note as urgent', () => {
    const heard = (id: string, level: SeverityLevel) => {
      const found = [{ id, level, words: [] }];
      return { severity: level, signs: found, ...ofSign(id, level) };
    };
    expect(doNowAt('urgent', heard('vomiting_single', 'low'))).toHaveLength(1);
    expect(doNowAt('urgent', heard('fast_resting_breathing', 'high')).join(' ')).not.toContain('hour');
    expect(doNowAt('urgent', heard('toxin_onion_garlic', 'high'))[0]).toContain('poison hotline');
    expect(doNowAt('medium', null)).toEqual([]);
  });

  it.each([
    ['time', 'drank from the slimy green tank and within the hour his legs went stiff and he drooled'],
    ['manner', "six or seven goes at being sick since the ten o'clock news and the floor is still dry"],
    ['place', "ball's jammed at the back of his mouth"],
    ['degree', "Bella's tongue is very dark and she stands there"],
  ])('does not quote a word of %s that means nothing by itself', (_, note) => {
    const { severity, text } = hear(note);
    expect(isGrave(severity)).toBe(true);
    expect(text).not.toMatch(/“(?:hour|still|back|very|Bella's)”/);
  });
});

describe('an answer that is not urgent', () => {
  it('gives a usually grave sign no emergency steps, but says when to call', () => {
    const ofMilderKind = ['vomiting_repeated', 'limp_nonweightbearing', 'lump_growing_ulcerated'];
    const told = graveSigns.flatMap((id) => [
      ofSign(id, 'medium').text,
      ...(ofMilderKind.includes(id) ? [] : [ofSign(id, 'low').text]),
    ]);
    for (const id of ofMilderKind) expect(ofSign(id, 'low').text).toContain('Call your vet if');
    const plain = /What I hear is close to this: [^.]+\. If that's clearly what it is, call your vet today/;
    expect(told.filter((text) => !plain.test(text) || text.includes('This can mean'))).toEqual([]);
  });

  it('is about what is as serious as the answer', () => {
    const { text } = interpretation({
      severity: 'medium',
      understood: true,
      signs: [{ id: 'flatulence', level: 'low', words: [] }],
      behaviours: [{ id: 'b_house_soiling', level: 'medium', words: [] }],
      ...ofNote,
    });
    expect(text).toContain('accidents indoors');
  });

  it('gives only one time by which to ask a vet about a behavior', () => {
    const texts = behaviours.map(({ id }) => ofBehaviour(id, 'medium').text);
    expect(texts.filter((text) => /\bask your vet(?: about pain)?\. If this is new/.test(text))).toEqual([]);
    expect(ofBehaviour('b_loss_interest', 'low').text).toContain('If it lasts over two days, ask your vet.');
  });

  it('cites who says what a sign may mean', () => {
    const cited = ({ parts }: ReturnType<typeof ofSign>) => parts.sources.map(({ name }) => name);
    expect(cited(ofSign('limp_mild', 'medium'))).toEqual(['WSAVA']);
    expect(cited(ofSign('blue_grey_gums', 'urgent'))).toEqual(['Tufts', 'PubMed Central']);
    expect(cited(ofSign('itching_skin', 'medium'))).toEqual(['BMC Veterinary Research']);
    expect(cited(ofBehaviour('b_yawning', 'low'))).toEqual(['RSPCA']);
    const uncited = everyAnswer.filter(({ parts }) => parts.may_be.length > 0 && parts.sources.length === 0);
    expect(uncited.map(({ id }) => id)).toEqual([]);
    expect(everyAnswer.filter(({ text }) => /Source|https?:/.test(text))).toEqual([]);
  });
});

describe('the parts of an answer', () => {
  const wordsOf = ({ text }: { text: string }) => text;

  it('are what its text consists of', () => {
    const missing = everyAnswer.flatMap((answer) => {
      const { do_now, heard, also_heard, remark, watch_for } = answer.parts;
      const said = [...do_now, heard, ...also_heard, remark, watch_for].filter((part) => part !== null);
      return said.filter((part) => !wordsOf(answer).includes(part)).map((part) => `${answer.id}: ${part}`);
    });
    expect(missing).toEqual([]);
  });

  it('are short: at most three steps and causes, each of two sentences', () => {
    const long = everyAnswer.filter(({ parts }) => {
      const each = [...parts.do_now, ...parts.may_be, parts.remark ?? '', parts.watch_for ?? ''];
      const isLong = each.some((part) => part.split(/[.!?](?=\s)/).length > 2);
      return isLong || parts.do_now.length > 3 || parts.may_be.length > 3;
    });
    expect(long.map(({ id, parts }) => [id, parts])).toEqual([]);
  });

  it('begin with what to do if it cannot wait, and say what would be worse if it can', () => {
    for (const { id, level, parts } of everyAnswer) {
      if (id === ordinaryDay) continue;
      if (isGrave(level)) expect(parts.do_now[0]).toMatch(/^Call your vet/);
      else if (parts.watch_for) expect(parts.watch_for).toMatch(/vet/);
      else expect([id.slice(0, 2), level]).toEqual(['b_', 'low']);
    }
  });

  it.each([
    ['eating', 'Drinking two bowls, weeing, eating like a horse and getting skinny'],
    ['wrapper', 'ate half a bar of 85% dark chocolate, wrapper and all'],
    ['head', 'he keeps pressing his head into the corner'],
    ['privates', "there's pus coming from her privates and she's off"],
  ])('quote a whole phrase of the note, never “%s”', (word, note) => {
    const { heard } = hear(note).parts;
    expect(heard).not.toBe(word);
    expect((heard ?? '').split(' ').length).toBeGreaterThan(1);
  });
});

it('what is worrying only together is quoted together, or named if it stands apart', () => {
  const { parts } = hear('Drinking two bowls, weeing, eating like a horse and getting skinny');
  expect([parts.heard, parts.also_heard]).toEqual(['eating like a horse and getting skinny', []]);
  const apart = hear('Trembling all over. He walked round the garden. His legs gave way').parts;
  expect([apart.heard, apart.also_heard]).toEqual(['His legs gave way', ['trembling or shaking']]);
});

it.each([
  'Limping a bit after the beach, no cut that I can see',
  'No blood that we can see',
  'Clean, as far as you can see',
])('what an owner sees or not tells nothing of the eyes of the dog: %s', (note) => {
  expect(hear(note).topics).not.toContain('sudden_blindness');
});

describe('the name of a sign', () => {
  it('claims nothing that an owner did not write', () => {
    const names = [...signs, ...behaviours].map(({ name }) => name);
    const claiming = /bright|otherwise|no (?:blood|pain)|still using|simple|mild\b|recovered|low sugar/i;
    expect(names.filter((name) => claiming.test(name))).toEqual([]);
  });

  it.each([
    ['Her ear smells bad', 'ear trouble or shaking the head'],
    ['She growled at my toddler', 'growling'],
    ['She snapped at my toddler', 'growling, snapping or biting'],
    ['Her tail is limp since swimming', 'a tucked or hanging tail'],
    ['Not herself today', 'tired, low or not their usual self'],
  ])('fits what was written: %s', (note, name) => {
    expect(hear(note).text).toContain(`Here's what I hear: ${name}.`);
  });

  it('is followed by causes that are nouns, not sentences', () => {
    const causes = [
      ...signs.flatMap(({ mayBe }) => mayBe),
      ...plants.map(({ harm }) => harm),
      ...behaviours.flatMap(({ ruleOut }) => ruleOut),
    ];
    const verb = /\b(?:is|are|was|has|have|had|ate|can|could|expands|ferments|shows?|looks?|means)\b/i;
    expect(causes.filter((cause) => /[;:._]/.test(cause) || verb.test(thingIn(cause)))).toEqual([]);
  });
});

describe('every answer', () => {
  it('consists of whole sentences, at most 120 words in all', () => {
    const broken = /;\s+[A-Z]|:\s+[A-Z]|\.\.|\s\s|_|undefined|(?:about|with) \.|[^.)]$/;
    expect(everyLine.filter((line) => broken.test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
    expect(everyLine.filter((line) => line.split(/\s+/).length > 120 + 3)).toEqual([]);
  });

  it('fits a dog of either sex', () => {
    const mothers = 'Take the pups off her';
    expect(everyLine.filter((line) => /\b(?:he|him|his|she|her)\b/i.test(line.replace(mothers, '')))).toEqual(
      [],
    );
  });

  it('sounds no alarm if it is not urgent', () => {
    const calm = everyAnswer.filter(({ level }) => !isGrave(level)).map(({ text }) => text);
    expect(calm.filter((text) => /emergency|immediately|right away|urgent|\bnow\b/i.test(text))).toEqual([]);
  });
});

describe('what may be behind it', () => {
  const accident = 'peed on the rug again';
  it.each([
    [0.5, false],
    [13, true],
  ])('is a change in an old brain only in an old dog, not at %s years: %s', (age, isNamed) => {
    expect(/comes with age/.test(hear(accident, { age }).text)).toBe(isNamed);
  });

  it.each([
    ['female', false],
    ['male', true],
  ] as const)('is a prostate only in a male: %s', (gender, isNamed) => {
    expect(/prostate/.test(hear('straining to poop, nothing for two days', { gender }).text)).toBe(isNamed);
  });

  it('is told of the fear of fireworks, not of the trembling it brings', () => {
    const { text } = hear('hid under the bed during the fireworks, trembling');
    expect(text).toContain('Make a safe den');
  });
});

it.each([
  ['chewed on the sago palm', ['Vomiting, bleeding and liver failure']],
  ['ate daffodil bulbs', ['Vomiting and drooling and, after a lot of it, seizures and an uneven heartbeat']],
  ['had a nibble of the lily of the valley', ['An uneven heartbeat, low blood pressure and seizures']],
  ['ate leaves off the peace lily', ['A burning, swollen mouth and trouble swallowing']],
  [
    'ate a lily leaf off the bouquet',
    [
      'An uneven heartbeat and seizures, from lily of the valley',
      'A burning, swollen mouth, from a peace or calla lily',
    ],
  ],
])('what a poisonous plant can do is told of the plant that the note names: "%s"', (note, causes) => {
  const { severity, parts } = hear(note);
  expect([severity, parts.may_be]).toEqual(['urgent', causes]);
  expect(parts.sources.map(({ name }) => name)).toEqual(['ASPCA']);
});

it.each([
  'ate a plant off the windowsill',
  'chewed the tiger lily',
  'Lily chewed a plant',
  'chewed berries off a bush',
])('what an unknown plant or a lily that harms only cats can do is not guessed: "%s"', (note) =>
  expect(hear(note, { name: 'Lily' }).parts.may_be).toEqual([]),
);

it.each(['hit by a car, he got up and is limping', 'tumbled down the whole flight of stairs and is dazed'])(
  'after an accident, injuries that nobody sees are told before the brain: "%s"',
  (note) => {
    const { may_be: causes, sources } = hear(note).parts;
    expect(causes.map((cause) => cause.split(',')[0])).toEqual([
      'Broken bones or injuries inside the chest or belly',
      'A brain injury',
    ]);
    expect(sources.map(({ name }) => name)).toContain('PubMed');
  },
);

it('a wound that bleeds heavily is not laid to a clotting problem, a bleeding without one may be', () => {
  expect(hear('cut his leg on glass, blood pouring').parts.may_be).toEqual([]);
  expect(hear('blood pouring from his gums, nothing happened').parts.may_be.join()).toMatch(/clotting/);
});

it('an urgent answer quotes no single word', () => {
  expect(hear('limping and his leg is swollen up and he is off his food').text).not.toContain('“limping”');
});

it('no puppy is told of tumors or of a prostate', () => {
  const note = 'straining to pee and blood in it';
  expect(hear(note, { age: 6, gender: 'male' }).parts.may_be).toContain('A tumor');
  expect(hear(note, { age: 0.3, gender: 'male' }).parts.may_be.join()).not.toMatch(/tumor|prostate/);
});

it('a puppy that nips is told how to stop it, not that it is dangerous', () => {
  const { parts } = hear('nips at my ankles when I walk past', { age: 0.3, weight: 11 });
  expect(parts.heard).toBe('puppy biting');
  expect(parts.do_now.join(' ')).not.toMatch(/behaviorist/);
});

it.each(['one loose poop, otherwise himself', 'limping a little after the park'])(
  'a visit is asked for only if what mostly passes does not: "%s"',
  (note) =>
    expect(hear(note).parts.do_now[0]).toMatch(/^Book a visit .*, unless it has passed by tomorrow\.$/),
);

it('what sounds mild is not told as the graver kind of the same', () => {
  const { severity, parts } = hear('burped and brought up a bit of kibble, then ate it again');
  expect([severity, parts.heard]).toEqual(['low', 'vomiting']);
  expect(parts.do_now.join(' ')).not.toMatch(/usually serious/);
});

it('what to tell the vet of a swallowed object comes before what to do with a string', () => {
  const [, second, third] = hear('ate half a sock, I saw it go down').parts.do_now;
  expect([second, third].join(' ')).toMatch(/^Tell the vet what it was.*string/);
});

it('bleeding in a pregnancy is not said to be a heat', () => {
  const pregnant = { healthConcerns: ['Pregnant'] };
  const { severity, parts } = hear('bleeding from behind, six weeks pregnant', pregnant);
  expect([severity, parts.heard]).toEqual(['urgent', 'bleeding or discharge from the vulva']);
});

it('thirst told in summer with a loss of weight is no thirst of a hot day', () => {
  const { severity, topics } = hear('lost weight since summer, drinking more', { age: 14 });
  expect([severity, topics.includes('drinking_more')]).toEqual(['high', true]);
});

it('a question about nothing that was seen in this dog gets an answer', () => {
  const { severity, text } = hear("my dad's dog has kennel cough, should I worry");
  expect([severity, text]).toEqual([
    'low',
    expect.stringMatching(/write down what you see or call your vet/),
  ]);
  expect(hear('who is the best boy then?').text).toBe('');
});

it('worms are said to be a tapeworm only if they look like pieces of one', () => {
  expect(hear('rice bits around his bottom, worms').parts.may_be.join()).toMatch(/tapeworm/);
  expect(hear('he has worms like spaghetti in his poop').parts.may_be).toEqual([]);
});

it('whom a dog knocks over is not the dog', () => {
  expect(hear('jumps up on the mailman, knocks him over').severity).not.toBe('urgent');
  expect(hear('jumped up and a car knocked him over').severity).toBe('urgent');
});
