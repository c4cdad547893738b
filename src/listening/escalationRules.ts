import type { SeverityLevel } from '../domain/severity.ts';
import type { Frailty } from './dog.ts';

/**
 * What raises a sign or behaviour (`of`) to a level: any other sign of the note (`beside`), any concept that is said of this
 * dog (`said`) or mentioned in any context (`mentioned`; `a+b` needs both), or any trait of the dog. Not if any concept of
 * `unless` is said. The sources are those of the sign in `knowledge/`.
 */
export interface EscalationRule {
  readonly of: readonly string[];
  readonly beside?: readonly string[];
  readonly said?: readonly string[];
  readonly mentioned?: readonly string[];
  readonly dog?: readonly (keyof Frailty)[];
  readonly unless?: readonly string[];
  readonly level: SeverityLevel;
  /** The classifier may not lower it; below urgent, only if it predicts the sign at all (`Found.firm`). */
  readonly firm?: true;
}

/** All signs of vomiting. */
export const vomiting = ['vomiting_single', 'vomiting_repeated', 'vomiting_blood'];
const diarrhoea = ['diarrhoea_mild', 'diarrhoea_bloody'];
const frail = ['puppy', 'toy', 'elderly', 'chronic'] as const;
const bearing = ['pregnant', 'nursing'];

/**
 * Applied in this order, which is that of `knowledge/signs.ts`. Beside each stands what it wins in held-out notes and in the
 * real days tuned on (`node training/ablate.mjs`, 29 November), or why it stays without.
 */
export const escalationRules: readonly EscalationRule[] = [
  // Vomiting twice in a dog that "seems sick" is for today (`nearMisses.test.ts`).
  {
    of: ['vomiting_single'],
    beside: ['lethargy', 'appetite_loss', 'dehydration_not_drinking', ...diarrhoea],
    level: 'high',
    firm: true,
  },
  // Wins 3 accepted levels.
  { of: ['vomiting_single'], dog: frail, said: bearing, level: 'high', firm: true },
  // Wins 1 urgent note, 1 accepted level.
  { of: ['vomiting_repeated'], dog: ['puppy', 'toy', 'diabetic', 'addison'], level: 'urgent', firm: true },
  // Wins 2 accepted levels.
  { of: ['diarrhoea_mild'], dog: frail, said: bearing, unless: ['normal-self'], level: 'high', firm: true },
  // Wins 1 accepted level.
  { of: ['regurgitation'], beside: ['weight_loss'], level: 'high', firm: true },
  // Its source, in the plainest sentence, is not followed otherwise.
  {
    of: ['constipation_straining'],
    beside: ['scooting_anal_glands'],
    said: ['pain', 'whimpers-in-pain', 'three-days', 'swollen+bum', 'lump+bum'],
    level: 'high',
    firm: true,
  },
  // Wins 1 urgent note.
  { of: ['constipation_straining'], beside: vomiting, level: 'urgent', firm: true },
  // Wins 1 accepted level.
  { of: ['appetite_loss'], said: ['all-day'], unless: ['ate-all', 'play'], level: 'high' },
  // Stays, as what was swallowed.
  { of: ['foreign_body_swallowed'], beside: vomiting, level: 'urgent', firm: true },
  // The same.
  { of: ['increased_appetite'], beside: ['weight_loss', 'drinking_more'], level: 'high', firm: true },
  // Wins 1 urgent note, 1 accepted level.
  { of: ['abdominal_pain_prayer'], beside: ['fatty_food_scavenging'], level: 'urgent', firm: true },
  // Wins 2 accepted levels.
  { of: ['fatty_food_scavenging'], dog: ['pancreas'], level: 'high', firm: true },
  // Wins 1 accepted level.
  {
    of: ['drooling_excess'],
    beside: ['wobbly_ataxia', 'tremors_shaking', 'swollen_abdomen_gradual'],
    level: 'urgent',
  },
  // Wins 1 urgent note, 1 accepted level.
  {
    of: ['tooth_broken_dental_pain', 'mouth_pawing_object'],
    said: ['jaw-open'],
    level: 'urgent',
    firm: true,
  },
  // Wins 1 accepted level.
  {
    of: ['weight_loss'],
    beside: [...vomiting, ...diarrhoea],
    said: ['ten-percent'],
    level: 'high',
    firm: true,
  },
  // Wins 1 accepted level.
  {
    of: ['weight_gain'],
    beside: ['breathing_distress'],
    said: ['breathes-harder'],
    level: 'high',
    firm: true,
  },
  // Stays, as a poison.
  { of: ['toxin_onion_garlic'], said: ['much-onion'], level: 'urgent', firm: true },
  // Wins 1 urgent note, 1 accepted level.
  {
    of: ['breathing_distress'],
    beside: ['panting_excess'],
    said: ['effortful'],
    level: 'urgent',
    firm: true,
  },
  // Wins 2 accepted levels.
  {
    of: ['cough_mild_kennel'],
    dog: ['puppy', 'elderly'],
    said: bearing,
    unless: ['drink-word'],
    level: 'high',
    firm: true,
  },
  // Its source, in the plainest sentence, is not followed otherwise.
  { of: ['cough_mild_kennel'], said: ['snot+green-word', 'snot+yellow-color'], level: 'high', firm: true },
  // Stays, as an airway.
  { of: ['cough_mild_kennel'], beside: ['breathing_distress', 'fast_resting_breathing'], level: 'urgent' },
  // Stays, as a measured value.
  { of: ['fast_resting_breathing'], said: ['far-too-many-breaths+asleep'], level: 'urgent', firm: true },
  // Wins 4 accepted levels.
  { of: ['exercise_intolerance'], said: ['sudden'], level: 'high', firm: true },
  // Wins 1 urgent note, 1 accepted level.
  { of: ['seizure_single'], said: ['first-ever+senior'], dog: ['puppy'], level: 'urgent', firm: true },
  // Wins 1 accepted level.
  { of: ['disorientation_senior'], said: ['sudden-word', 'since-night'], level: 'high', firm: true },
  // Wins 1 accepted level.
  { of: ['limp_mild'], said: ['swollen'], level: 'high', firm: true },
  // Wins 2 accepted levels.
  { of: ['eye_red_squint'], said: ['squint'], level: 'high', firm: true },
  // Stays, as an eye.
  { of: ['eye_cloudy'], said: ['sudden-word', 'since-night'], level: 'urgent', firm: true },
  // Stays, as an eye.
  { of: ['eye_cloudy'], beside: ['eye_red_squint'], level: 'urgent' },
  // Wins 1 accepted level.
  { of: ['cherry_eye'], said: ['squint'], level: 'high', firm: true },
  // Wins 2 accepted levels.
  { of: ['hot_spot'], said: ['big-patch', 'pain'], level: 'high', firm: true },
  // Wins 3 accepted levels.
  { of: ['hair_loss', 'itching_skin'], mentioned: ['people-itch'], level: 'high', firm: true },
  // Wins 1 urgent note; costs 2 accepted levels.
  { of: ['drinking_more'], beside: [...vomiting, 'weight_loss', 'lethargy'], level: 'high' },
  // Stays, as a measured value.
  { of: ['fever_hot'], said: ['high-temperature'], level: 'high', firm: true },
  // Stays, as a measured value.
  { of: ['fever_hot', 'heatstroke'], said: ['very-high'], level: 'urgent', firm: true },
  // Wins 6 accepted levels.
  {
    of: ['b_snapping_biting'],
    said: ['skin-broken'],
    mentioned: ['b_snapping_biting+child-word'],
    level: 'high',
    firm: true,
  },
  // Wins 1 accepted level.
  { of: ['b_whining'], said: ['does-not-stop', 'all-day'], level: 'medium', firm: true },
];

/** Whether one sign beside another makes the other graver. */
export const makesGraver = (one: string, other: string): boolean =>
  escalationRules.some(({ of, beside }) => of.includes(other) && beside?.includes(one) === true);
