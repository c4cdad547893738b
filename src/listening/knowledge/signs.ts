import { allergyAndTemperature } from './signs/allergyAndTemperature.ts';
import { breathing } from './signs/breathing.ts';
import { circulation } from './signs/circulation.ts';
import { digestion } from './signs/digestion.ts';
import { earsAndEyes } from './signs/earsAndEyes.ts';
import { injuries } from './signs/injuries.ts';
import { limping } from './signs/limping.ts';
import { nerves } from './signs/nerves.ts';
import { poisons } from './signs/poisons.ts';
import { skin } from './signs/skin.ts';
import { urineAndReproduction } from './signs/urineAndReproduction.ts';
import { wholeBody } from './signs/wholeBody.ts';
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
  ...digestion,
  ...poisons,
  ...breathing,
  ...allergyAndTemperature,
  ...circulation,
  ...urineAndReproduction,
  ...injuries,
  ...limping,
  ...skin,
  ...earsAndEyes,
  ...nerves,
  ...wholeBody,
];

export const signById: ReadonlyMap<string, Sign> = new Map(signs.map((sign) => [sign.id, sign]));
