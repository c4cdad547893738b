import type { Word } from './words.ts';

/** Something owners measure: which words say so, and what its values mean for a dog at rest. */
interface Measure {
  /** Words that stand up to a few before the number. */
  readonly named: ReadonlySet<string>;
  /** Words right after it. */
  readonly units: ReadonlySet<string>;
  /** Scales by what a number may be on them; the first on which it can be counts. */
  readonly scales: readonly Scale[];
}

/** Below `least` and above `most` it is no such value at all. */
interface Scale {
  readonly least: number;
  /** Values up to these are called by the words beside them. */
  readonly steps: readonly (readonly [upTo: number, word: string])[];
}

const set = (words: string) => new Set(words.split(' '));

// Usual values: 37.5 to 39.2 °C, 15 to 30 breaths and 60 to 140 beats a minute (www.vetstreet.com, webcanine.com); from
// 103 °F on call, over 106 an emergency (www.westchestervetmedcenter.com). A little is left for thermometers and excitement.
const temperature: Measure = {
  named: set('temp temperature temps t rectal thermometer fever'),
  units: set('c celsius f fahrenheit'),
  scales: [
    {
      least: 30,
      steps: [
        [35.9, 'temperaturefarlow'],
        [37.1, 'temperaturelow'],
        [39.4, 'temperatureusual'],
        [40, 'temperaturehigh'],
        [44, 'temperaturefarhigh'],
      ],
    },
    {
      least: 90,
      steps: [
        [96.9, 'temperaturefarlow'],
        [98.9, 'temperaturelow'],
        [102.9, 'temperatureusual'],
        [104, 'temperaturehigh'],
        [112, 'temperaturefarhigh'],
      ],
    },
  ],
};

const measures: readonly Measure[] = [
  temperature,
  {
    named: set('breath breaths breathing respiratory respiration respirations resp rr rrr srr'),
    units: set('breaths rpm brpm'),
    scales: [
      {
        least: 1,
        steps: [
          [7, 'breathsfew'],
          [34, 'breathsusual'],
          [44, 'breathsmany'],
          [200, 'breathsfarmany'],
        ],
      },
    ],
  },
  {
    named: set('heart hr pulse heartrate bpm'),
    units: set('bpm beats'),
    scales: [
      {
        least: 10,
        steps: [
          [49, 'beatsfew'],
          [160, 'beatsusual'],
          [400, 'beatsmany'],
        ],
      },
    ],
  },
  {
    named: set('glucose bg sugar sugars bgl'),
    units: set('mmol mmols'),
    scales: [
      {
        // Millimoles a litre, as a dog on insulin has them; the other scale is milligrams a decilitre.
        least: 0.5,
        steps: [
          [3.4, 'sugarlow'],
          [18, 'sugarusual'],
          [24.9, 'sugarhigh'],
        ],
      },
      {
        least: 25,
        steps: [
          [64, 'sugarlow'],
          [320, 'sugarusual'],
          [900, 'sugarhigh'],
        ],
      },
    ],
  },
];

/** How many words may stand between what is measured and its value: "resp rate while asleep is 24". */
const reach = 5;
/** Words right before or after a number that make it a number of something else. */
const times = set('since for until till every within in last past day');
const others = set(
  'hour hours hrs day days week weeks am pm times x walks lbs lb kg kilos mg ml units unit iu u cups cup g grams km miles mile percent',
);
/** So many minutes, but for a rate of so many a minute. */
const minutes = set('min mins minute minutes');
const rates = set('rate resp rr rrr srr respiratory respiration breaths pulse');

/**
 * Puts, for the value of a measurement, a word that tells what such a value means: "temp 38.6" is like any other usual
 * temperature, and unlike "temp 41".
 */
export function readMeasurements(words: readonly Word[]): void {
  words.forEach((word, index) => {
    if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(word.text) || times.has(words[index - 1]?.text ?? '')) return;
    const meaning = meaningOf(Number(word.text.replace(',', '.')), measured(words, index));
    if (meaning) Object.assign(word, { text: meaning, root: meaning });
  });
}

function meaningOf(value: number, measure: Measure | undefined): string | undefined {
  const scale = measure?.scales.find(
    ({ least, steps }) => value >= least && value <= (steps.at(-1)?.[0] ?? 0),
  );
  return scale?.steps.find(([upTo]) => value <= upTo)?.[1];
}

/** What a number is the value of: what its unit says, or else what was named last before it in the sentence. */
function measured(words: readonly Word[], index: number): Measure | undefined {
  const [after, next] = [words[index + 1], words[index + 2]].map((word) =>
    word?.pause === 0 ? word.text : '',
  );
  const ofSugar = after === 'mg' && next === 'dl';
  if (others.has(after ?? '') && !ofSugar) return undefined;
  const byUnit = measures.find(({ units }) => units.has(after ?? ''));
  if (byUnit) return byUnit;
  // "103.6 on the thermometer"
  const instrument = words.slice(index + 1, index + 4).filter(({ pause }) => pause === 0);
  if (/^(?:on|by)\b/.test(after ?? '') && instrument.some(({ text }) => text === 'thermometer'))
    return temperature;
  let isRate = false;
  for (let at = index - 1; at >= Math.max(0, index - reach) && words[at + 1]?.pause !== 2; at -= 1) {
    const { text = '' } = words[at] ?? {};
    isRate ||= rates.has(text);
    const found = measures.find(({ named }) => named.has(text));
    if (found) return minutes.has(after ?? '') && !isRate ? undefined : found;
    if (/^\d/.test(text)) return undefined;
  }
  return undefined;
}
