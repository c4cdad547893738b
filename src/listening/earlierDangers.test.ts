import { describe, expect, it } from 'vitest';
import { pastNote } from '../../test/listenTo.ts';
import { doNowAt } from './firstSteps.ts';
import { type ListenInput, listen } from './listen.ts';

const dog: ListenInput['dog'] = {
  name: 'Rex',
  breed: 'Beagle',
  gender: 'male',
  age: 4,
  weight: 24,
  healthConcerns: [],
  specialNeeds: null,
};
const hour = 3_600_000;
const now = Date.UTC(2026, 5, 15);
const hear = (note: string, ...before: [hoursAgo: number, note: string][]) =>
  listen({ note, dog, history: before.map(([ago, each]) => pastNote(now - ago * hour, each, dog)), now });

describe('a danger in an earlier note', () => {
  it.each(['throwing up', 'bleeding gums', 'very tired today'])(
    'makes a later sign that it may cause urgent: "%s"',
    (note) => {
      expect(hear(note).severity).not.toBe('urgent');
      const { severity, text, topics, doNow } = hear(note, [10, 'ate rat poison']);
      expect(severity).toBe('urgent');
      expect(topics).toContain('toxin_rodenticide');
      expect(doNow[0]).toContain('poison hotline');
      expect(text).toContain('earlier you wrote “ate rat poison”');
    },
  );

  it('is mentioned for the vet even if the later sign is urgent by itself', () => {
    const { severity, text, topics, doNow } = hear('he collapsed on our walk', [10, 'ate rat poison']);
    expect([severity, topics[0]]).toEqual(['urgent', 'collapse']);
    expect(topics).toContain('toxin_rodenticide');
    expect(doNow[0]).toBe(hear('he collapsed on our walk').doNow[0]);
    expect(doNow.at(-1)).toBe('Also tell them that earlier you wrote “ate rat poison”.');
    expect(text).toContain(doNow.at(-1));
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(120);
    // This note tells of the same danger, so no reminder is needed.
    expect(hear('ate rat poison', [10, 'ate rat poison']).text).not.toContain('before');
  });

  it('is not followed by an ordinary day until a vet has heard of it', () => {
    const { severity, vetNeeded, text, topics, doNow } = hear('seems fine', [2, 'ate grapes']);
    expect([severity, vetNeeded, topics]).toEqual(['medium', true, ['toxin_grapes_raisins']]);
    expect(text).toContain(
      "Earlier, you wrote “ate grapes”. If you haven't told a vet yet, call one or a poison hotline now",
    );
    // The text must not consist of the first steps alone: a photo's card drops the steps that it shows above.
    expect(text.replace(doNow.join(' '), '').trim()).toBe('If a vet already knows, follow their advice.');
  });

  it('says nothing once a vet knows of it or it is over; others still count', () => {
    const after = (note: string, ...isResolved: boolean[]) =>
      listen({
        note,
        dog,
        history: isResolved.map((each, index) => ({
          ...pastNote(now - (index + 2) * hour, index === 0 ? 'ate grapes' : 'swallowed a sock', dog),
          isResolved: each,
        })),
        now,
      });
    for (const note of ['seems fine', 'throwing up', 'he collapsed on our walk'])
      expect(after(note, true)).toEqual(hear(note, [2, 'a quiet day']));
    expect(after('seems fine', true, false).text).toMatch(/^Earlier, you wrote “swallowed a sock”\./);
    expect(after('seems fine', false, true).topics).toEqual(['toxin_grapes_raisins']);
  });

  it('is mentioned next to the call when only a model rates the later note as urgent', () => {
    const heard = hear('seems fine', [2, 'ate grapes']);
    const [call, ...rest] = doNowAt('urgent', heard);
    expect(call).toMatch(/^Call your vet or the nearest emergency clinic now/);
    expect(rest).toEqual(heard.doNow);
  });

  it('is described by its name if no words of its note can be quoted', () => {
    const after = (note: string) => hear(note, [5, 'ate a slab of 85 percent dark'], [6, 'ate grapes']).text;
    const told = 'you wrote what sounded like “ate chocolate or cocoa”';
    for (const note of ['seems fine', 'throwing up', 'he collapsed on our walk'])
      expect(after(note)).toContain(told);
  });

  it('ends after a vet visit, after three days, or if it was none', () => {
    const calm = [
      hear('seems fine', [4, 'ate grapes'], [2, 'back from the vet, on a drip all day']),
      hear('back from the vet, all clear', [4, 'ate grapes']),
      hear('seems fine', [80, 'ate grapes']),
      hear('seems fine', [2, 'grapes kept well away from him']),
      hear('seems fine', [-2, 'ate grapes']),
    ];
    expect(calm.map(({ severity }) => severity)).toEqual(['low', 'low', 'low', 'low', 'low']);
  });
});

describe('a note after a danger that cannot cause it', () => {
  const chocolate: [number, string] = [20, 'Ate chocolate'];
  const line =
    "Earlier, you wrote “Ate chocolate”. If you haven't told a vet yet, call one or a poison hotline now.";

  it.each([
    ['Limping a little on the right front leg', 'limp_mild', 'limping'],
    ['Scratching her ear a lot', 'ear_scratch_headshake', 'ear trouble'],
    ['there is a tick on his neck', 'tick_attached', 'tick'],
    ['barks when left alone', 'b_barking_alone', 'barking when alone'],
    ['will not put weight on his hind leg', 'limp_nonweightbearing', 'Carry your dog'],
  ])('is answered on its own, below one line about the danger: "%s"', (note, topic, said) => {
    const alone = hear(note);
    const heard = hear(note, chocolate);
    expect(heard.severity).toBe(alone.severity === 'low' ? 'medium' : alone.severity);
    expect(heard.text.startsWith(line)).toBe(true);
    expect(heard.text).toContain(said);
    expect([heard.topics[0], heard.topics.at(-1)]).toEqual([topic, 'toxin_chocolate']);
    expect(heard.doNow).toEqual([line, ...alone.doNow]);
    expect(heard.vetNeeded).toBe(true);
    expect(heard.text.split(/\s+/).length).toBeLessThanOrEqual(120);
  });

  it.each([
    ['vomited twice', 'Ate chocolate'],
    ['trembling all over', 'Ate chocolate'],
    ['limping', 'ate rat poison'],
    ['limping', 'bitten by a snake'],
    ['itchy skin', 'licked bleach off the floor'],
    ['something is very wrong, please help', 'Ate chocolate'],
  ])('is urgent if the danger may cause it: "%s" after "%s"', (note, danger) => {
    expect(hear(note, [20, danger]).severity).toBe('urgent');
  });

  it('mentions its other signs next to the one that the danger may cause', () => {
    const { severity, text } = hear('limping and vomited twice', chocolate);
    expect(severity).toBe('urgent');
    expect(text).toContain('because of “vomited”, and because earlier you wrote “Ate chocolate”');
    expect(text).toContain('I also hear: limping.');
  });

  it('recalls several dangers in one line that says how long ago they were', () => {
    const [first] = hear('limping', [26, 'swallowed a sock'], [30, 'Ate chocolate']).doNow;
    expect(first).toMatch(/^A day ago you wrote “swallowed a sock” and “Ate chocolate”\. If .+ now\.$/);
    expect(hear('limping', [50, 'Ate chocolate']).text).toMatch(/^2 days ago you wrote/);
    expect(hear('limping', [80, 'Ate chocolate']).text).toBe(hear('limping').text);
  });

  it.each(['can dogs eat onions?', 'vet diagnosed arthritis', 'zxcv qwer asdf', 'mi perro cojea un poco'])(
    'recalls the danger above a fixed answer, too: "%s"',
    (note) => {
      const { severity, text, doNow } = hear(note, chocolate);
      expect(severity).toBe('medium');
      expect(text).toBe(`${doNow[0]} ${hear(note).text}`);
    },
  );

  it("is answered alone after a vet visit or after another dog's danger", () => {
    for (const between of ['the vet said she is fine', 'back from the vet, all clear'])
      expect(hear('limping', chocolate, [10, between]).text).toBe(hear('limping').text);
    expect(hear('the vet says he is fine, limping a little', chocolate).topics).not.toContain(
      'toxin_chocolate',
    );
    const household = { ...dog, otherDogs: ['Daisy'] };
    const history = [pastNote(now - hour, 'Daisy ate chocolate', household)];
    expect(listen({ note: 'limping', dog: household, history, now }).topics).toEqual(['limp_mild']);
  });

  it('keeps the line when a model rates it as more serious', () => {
    const heard = hear('will not put weight on his hind leg', chocolate);
    const steps = doNowAt('urgent', heard);
    expect(steps[0]).toMatch(/^Call your vet or the nearest emergency clinic now/);
    expect(steps.at(-1)).toBe(line);
  });
});

describe('several signs in one note', () => {
  it('each get their first aid, unless one contradicts the other', () => {
    const { doNow } = hear('hit by a car, bleeding heavily, and had a seizure');
    expect(doNow.join(' ')).toContain('Press firmly');
    expect(doNow.at(-1)).toBe('For a seizure: keep your dog safe and quiet, with nothing in the mouth.');
  });

  it('are all named in the answer', () => {
    expect(hear('limping and itchy ear, bad breath').text).toContain(
      'I also hear: bad breath or dirty teeth and limping.',
    );
  });

  it('are answered for both dogs when one of them is in danger', () => {
    const both = (note: string) => listen({ note, dog: { ...dog, otherDogs: ['Daisy'] }, history: [], now });
    const limp = both("Daisy can't breathe, Rex is limping");
    expect(limp.text).toMatch(/^Call your vet .+ now.+ Switch to Daisy .+ limping/);
    expect(limp.topics).toContain('limp_mild');
    expect(both("Daisy can't breathe. Rex collapsed").text).toMatch(/collapsed.+ Daisy can't wait either/);
  });
});

describe('first aid', () => {
  it.each([
    ["left him in the hot car, he can't stand up and is burning hot", 'cooling', 'heatstroke'],
    ["choking, can't breathe, blue tongue", 'Open the mouth', 'choking'],
  ])('comes first for what kills soonest: "%s"', (note, step, sign) => {
    const { doNow, topics } = hear(note);
    expect(topics[0]).toBe(sign);
    expect(doNow.join(' ')).toContain(step);
    expect(doNow.join(' ')).not.toContain('warm');
  });
});

describe('a grave sign that was taken for a figure of speech', () => {
  it('is never called an ordinary day', () => {
    const { severity, text } = hear('took two of his own Apoquel by accident');
    expect(text).not.toContain('ordinary day');
    if (severity === 'low') expect(text).toContain('Call a vet right away for');
  });

  it.each(['HELP HE IS DYING', 'I hit him with my car'])(
    'is urgent when it is clearly meant: "%s"',
    (note) => {
      expect(hear(note).severity).toBe('urgent');
    },
  );

  it.each(['dying for a walk', 'he is dying to go out'])('is not heard in a saying: "%s"', (note) => {
    expect(hear(note).severity).toBe('low');
  });
});
