import { breathingOne } from './signs/breathing1.ts';
import { breathingTwo } from './signs/breathing2.ts';
import { circulationOne } from './signs/circulation1.ts';
import { circulationTwo } from './signs/circulation2.ts';
import { digestiveOne } from './signs/digestive1.ts';
import { digestiveTwo } from './signs/digestive2.ts';
import { generalOne } from './signs/general1.ts';
import { generalTwo } from './signs/general2.ts';
import { nervous } from './signs/nervous.ts';
import { poisonOne } from './signs/poison1.ts';
import { poisonTwo } from './signs/poison2.ts';
import { poisonThree } from './signs/poison3.ts';
import { skinOne } from './signs/skin1.ts';
import { skinTwo } from './signs/skin2.ts';
import { traumaOne } from './signs/trauma1.ts';
import { traumaTwo } from './signs/trauma2.ts';
import type { Sign } from './types.ts';

/** The one "sign" that is none: the topic of notes about an ordinary day. */
export const ordinaryDay = 'healthy_normal_log';

/** Signs that come and go in any dog, and mean no more when they return on other days. */
export const ordinarySigns: ReadonlySet<string> = new Set([
  ordinaryDay,
  'post_vaccine_tired',
  'in_heat_normal',
  'twitching_in_sleep',
  'tick_attached',
  'hiccups',
  'flatulence',
  'reverse_sneeze',
]);

/** Signs that need attention when they last for days. */
export const worseOverDays: ReadonlySet<string> = new Set([
  'vomiting_single',
  'vomiting_repeated',
  'vomiting_blood',
  'diarrhoea_mild',
  'appetite_loss',
  'lethargy',
  'limp_mild',
  'cough_mild_kennel',
]);

/** All signs, by body system. */
export const signs: readonly Sign[] = [
  ...digestiveOne,
  ...digestiveTwo,
  ...poisonOne,
  ...poisonTwo,
  ...poisonThree,
  ...breathingOne,
  ...breathingTwo,
  ...circulationOne,
  ...circulationTwo,
  ...traumaOne,
  ...traumaTwo,
  ...skinOne,
  ...skinTwo,
  ...nervous,
  ...generalOne,
  ...generalTwo,
];

export const signById: ReadonlyMap<string, Sign> = new Map(signs.map((sign) => [sign.id, sign]));
