import type { Word } from './tokenizer.ts';

/** Something owners measure: the words that name it, and what its values mean for a dog at rest. */
interface Measure {
  /** Names, which come a few words before the number. */
  readonly named: ReadonlySet<string>;
  /** Units, right after the number. */
  readonly units: ReadonlySet<string>;
  /** Scales, such as °C and °F: the first whose range contains the number applies. */
  readonly scales: readonly Scale[];
}

/** A scale's range: from `least` to the last step. */
interface Scale {
  readonly least: number;
  /** The word for values up to a limit. */
  readonly steps: readonly (readonly [upTo: number, word: string])[];
}

const set = (words: string) => new Set(words.split(' '));

// Usual values: 37.5 to 39.2 °C, 15 to 30 breaths and 60 to 140 beats a minute (www.vetstreet.com, webcanine.com); from
// 103 °F on call, over 106 an emergency (www.westchestervetmedcenter.com). The limits allow for thermometers and excitement.
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
        // mmol/L, with the range of a dog on insulin; the other scale is mg/dL.
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

/** How many words before a value its name may be: "resp rate while asleep is 24". */
const reach = 5;
/** Words right before (`times`) or after (`others`) a number that make it a number of something else. */
const times = set('since for until till every within in last past day');
const others = set(
  'hour hours hrs day days week weeks am pm times x walks lbs lb kg kilos mg ml units unit iu u cups cup g grams km miles mile percent',
);
/** After a number: minutes, unless a rate per minute is meant. */
const minutes = set('min mins minute minutes');
const rates = set('rate resp rr rrr srr respiratory respiration breaths pulse');

/**
 * Replaces the value of a measurement by a word for its range, so that "temp 38.6" reads like any other usual temperature
 * and unlike "temp 41".
 */
export function readMeasurements(words: readonly Word[]): void {
  words.forEach((word, index) => {
    if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(word.text) || times.has(words[index - 1]?.text ?? '')) return;
    const meaning = meaningOf(Number(word.text.replace(',', '.')), measured(words, index));
    if (meaning) Object.assign(word, { text: meaning, stem: meaning });
  });
}

function meaningOf(value: number, measure: Measure | undefined): string | undefined {
  const scale = measure?.scales.find(
    ({ least, steps }) => value >= least && value <= (steps.at(-1)?.[0] ?? 0),
  );
  return scale?.steps.find(([upTo]) => value <= upTo)?.[1];
}

/** What a number measures: by its unit, else by the last name before it in the sentence. */
function measured(words: readonly Word[], index: number): Measure | undefined {
  const after = adjoining(words[index + 1]);
  const ofSugar = after === 'mg' && adjoining(words[index + 2]) === 'dl';
  if (others.has(after) && !ofSugar) return undefined;
  const byUnit = measures.find(({ units }) => units.has(after));
  if (byUnit) return byUnit;
  // "103.6 on the thermometer"
  const instrument = words.slice(index + 1, index + 4).map(adjoining);
  if (/^(?:on|by)\b/.test(after) && instrument.includes('thermometer')) return temperature;
  return measureNamedBefore(words, index, minutes.has(after));
}

/** A word that no pause separates from the one before it. */
const adjoining = (word: Word | undefined): string => (word?.pause === 0 ? word.text : '');

function measureNamedBefore(words: readonly Word[], index: number, inMinutes: boolean): Measure | undefined {
  let isRate = false;
  for (let at = index - 1; at >= Math.max(0, index - reach) && words[at + 1]?.pause !== 2; at -= 1) {
    const { text = '' } = words[at] ?? {};
    isRate ||= rates.has(text);
    const found = measures.find(({ named }) => named.has(text));
    if (found) return inMinutes && !isRate ? undefined : found;
    if (/^\d/.test(text)) return undefined;
  }
  return undefined;
}
