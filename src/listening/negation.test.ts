import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';

const alarms = (notes: readonly string[]) =>
  notes.filter((note) => ['high', 'urgent'].includes(listenTo(note).severity));

const signs = [
  'blood, vomiting, vomit, diarrhoea, fits, seizures, limping, coughing, bleeding, itching, swelling, lumps, ticks, fleas',
  'discharge, pain, straining, drooling, shaking, retching, bloating, fever, rash, pus, mucus, worms, choking, wheezing',
  'collapse, panting, trembling, sickness, stiffness, redness, crying, whining, foam, weakness, pale gums, blue tongue',
  'trouble breathing, problems, symptoms, wounds, cuts, stings, burns, head tilt, stumbling, loss of appetite, lethargy',
  'puking, squits, hot spots, scabs, sores, eye discharge, squinting, gagging, hacking, nosebleed, bruising, head shaking',
].flatMap((line) => line.split(', '));

describe('a denied sign', () => {
  it.each([
    'no %',
    'No %, all good',
    'no % today',
    'no % overnight',
    'no % since Tuesday',
    'there was no %',
    'without any %',
    "hasn't had any %",
    'no sign of %',
    'no more %',
    "didn't see any %",
    'checked him over, no %',
    'ate well, no %',
    'free of %',
    'nil %',
  ])('sounds no alarm, whichever it is: "%s"', (frame) => {
    expect(alarms(signs.map((sign) => frame.replace('%', sign)))).toEqual([]);
  });

  it('sounds no alarm with a place or in a list', () => {
    expect(
      alarms([
        'no blood in his poo',
        'no blood in poo',
        'no blood in stool this morning',
        'no blood in urine',
        'no blood in her pee, clear and yellow',
        'no swelling around the eye',
        'no lumps on his belly',
        'no redness in the ears',
        'no ticks on him',
        'No blood in stool this morning, no vomiting, no coughing, ate the lot. Just ticking the boxes.',
        'no vomiting, no diarrhoea, no limping',
        'no cough, wheeze or discharge',
      ]),
    ).toEqual([]);
  });

  it('does not hide a sign next to it', () => {
    const told = [
      'no vomiting, but he collapsed twice and his gums are white',
      'no blood in his gums, they are white as paper',
      'no diarrhoea, no cough, just had a seizure lasting six minutes',
      'no limping but his belly is hard and he retches and nothing comes up',
    ];
    expect(alarms(told)).toEqual(told);
  });
});
