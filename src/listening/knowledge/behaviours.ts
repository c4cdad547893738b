import { attention } from './behaviours/attention.ts';
import { bodyLanguage } from './behaviours/bodyLanguage.ts';
import { changes } from './behaviours/changes.ts';
import { habits } from './behaviours/habits.ts';
import { voiceAndFear } from './behaviours/voiceAndFear.ts';
import { walksAndTouch } from './behaviours/walksAndTouch.ts';
import type { Behaviour } from './types.ts';

/** Behaviours of dogs, and what they may mean. */
export const behaviours: readonly Behaviour[] = [
  ...bodyLanguage,
  ...voiceAndFear,
  ...attention,
  ...habits,
  ...walksAndTouch,
  ...changes,
];

export const behaviourById: ReadonlyMap<string, Behaviour> = new Map(
  behaviours.map((each) => [each.id, each]),
);
