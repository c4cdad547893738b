import type { SeverityLevel } from '../domain/analysis.ts';
import { behaviours } from './knowledge/behaviours.ts';
import { signs } from './knowledge/signs.ts';
import type { Recognised } from './recognise.ts';
import { hear, type Hit } from './text/hear.ts';
import { type Word, wordsOf } from './text/words.ts';

/** How owners put a sign or behaviour, as the features that tell it from others. */
interface Example {
  readonly id: string;
  readonly level: SeverityLevel;
  readonly features: ReadonlySet<string>;
  readonly weight: number;
}

const common = new Set(
  'the a an his her my our and or of to in on at is are was were be been he she it him i we they has have had do does did this that for with as so very really just from up out not no all when'.split(
    ' ',
  ),
);

function featuresOf(words: readonly Word[], hits: readonly Hit[]): Set<string> {
  const features = new Set<string>();
  for (const { text, root } of words) if (!common.has(text)) features.add(root);
  for (const { concept } of hits) features.add(`#${concept}`);
  return features;
}

const examples: { id: string; level: SeverityLevel; features: Set<string> }[] = [
  ...signs.map((sign) => ({ id: sign.id, level: sign.urgency, said: sign.said })),
  ...behaviours.map((each) => ({ id: each.id, level: each.urgency, said: each.said })),
].flatMap(({ id, level, said }) =>
  said.map((phrase) => {
    const words = wordsOf(phrase);
    return { id, level, features: featuresOf(words, hear(words)) };
  }),
);

const spread = new Map<string, number>();
for (const { features } of examples)
  for (const feature of features) spread.set(feature, (spread.get(feature) ?? 0) + 1);
const rarity = (feature: string) => {
  const seen = spread.get(feature);
  return seen ? Math.log(examples.length / seen) ** 2 : 4;
};

const known: Example[] = examples.map((each) => ({
  ...each,
  weight: Math.sqrt([...each.features].reduce((sum, feature) => sum + rarity(feature), 0)),
}));
const having = new Map<string, Example[]>();
for (const example of known) {
  for (const feature of example.features) {
    const list = having.get(feature);
    if (list) list.push(example);
    else having.set(feature, [example]);
  }
}

// Beside words of an ordinary day, only what is nearly the known phrase counts.
const alikeEnough = 0.52;
const alikeEnoughOnCalmDays = 0.75;
const alikeEnoughToAlarm = 0.62;
const mostWords = 40;

/** The sign or behaviour whose known phrases are most like this note, if any is like it enough. Short notes only. */
export function nearestTo(
  { words, heard }: Recognised,
  calm: boolean,
): { id: string; level: SeverityLevel } | null {
  if (words.length > mostWords) return null;
  const hits = heard.all().filter((hit) => !hit.denied && !hit.other && !hit.imagined && !hit.past);
  const features = featuresOf(words, hits);
  const own = Math.sqrt([...features].reduce((sum, feature) => sum + rarity(feature), 0));
  const shared = new Map<Example, number>();
  for (const feature of features) {
    for (const example of having.get(feature) ?? [])
      shared.set(example, (shared.get(example) ?? 0) + rarity(feature));
  }
  let best: Example | null = null;
  let bestScore = calm ? alikeEnoughOnCalmDays : alikeEnough;
  for (const [example, sum] of shared) {
    const score = sum / (own * example.weight);
    if (score > bestScore) {
      best = example;
      bestScore = score;
    }
  }
  return best && (bestScore >= alikeEnoughToAlarm || best.level === 'low' || best.level === 'medium')
    ? best
    : null;
}
