import { behavioursOne } from './behaviours/behaviours1.ts';
import { behavioursTwo } from './behaviours/behaviours2.ts';
import { behavioursThree } from './behaviours/behaviours3.ts';
import { behavioursFour } from './behaviours/behaviours4.ts';
import { behavioursFive } from './behaviours/behaviours5.ts';
import { behavioursSix } from './behaviours/behaviours6.ts';
import type { Behaviour } from './types.ts';

/** Behaviours of dogs, and what they may mean. */
export const behaviours: readonly Behaviour[] = [
  ...behavioursOne,
  ...behavioursTwo,
  ...behavioursThree,
  ...behavioursFour,
  ...behavioursFive,
  ...behavioursSix,
];

export const behaviourById: ReadonlyMap<string, Behaviour> = new Map(
  behaviours.map((each) => [each.id, each]),
);
