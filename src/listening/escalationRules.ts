import type { SeverityLevel } from '../domain/analysis.ts';
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
const goesOn = ['blood+long', 'blood+daylong'];

/** Applied in this order, which is that of `knowledge/signs.ts`. */
export const escalationRules: readonly EscalationRule[] = [
  {
    of: ['vomiting_single'],
    beside: ['lethargy', 'appetite_loss', 'dehydration_not_drinking', ...diarrhoea],
    level: 'high',
    firm: true,
  },
  { of: ['vomiting_single'], dog: frail, said: bearing, level: 'high', firm: true },
  { of: ['vomiting_repeated'], dog: ['puppy', 'toy', 'diabetic', 'addison'], level: 'urgent', firm: true },
  { of: ['diarrhoea_mild'], said: ['days'], level: 'medium' },
  {
    of: ['diarrhoea_mild'],
    beside: [...vomiting, 'lethargy', 'dehydration_not_drinking'],
    level: 'high',
    firm: true,
  },
  { of: ['diarrhoea_mild'], dog: frail, said: bearing, unless: ['normalself'], level: 'high', firm: true },
  {
    of: ['diarrhoea_bloody'],
    beside: [...vomiting, 'pale_gums', 'collapse'],
    said: ['lots'],
    level: 'urgent',
  },
  { of: ['regurgitation'], beside: ['weight_loss'], level: 'high', firm: true },
  {
    of: ['regurgitation'],
    beside: ['cough_mild_kennel', 'fever_hot', 'fast_resting_breathing'],
    level: 'urgent',
    firm: true,
  },
  {
    of: ['constipation_straining'],
    beside: ['scooting_anal_glands'],
    said: ['pain', 'painwhimper', 'threedays', 'swollen+bum', 'lump+bum'],
    level: 'high',
    firm: true,
  },
  { of: ['constipation_straining'], beside: vomiting, level: 'urgent', firm: true },
  { of: ['appetite_loss'], said: ['daylong'], unless: ['ateall', 'play'], level: 'high' },
  { of: ['appetite_loss'], beside: ['lethargy', ...vomiting, 'restlessness_pain'], level: 'high' },
  { of: ['increased_appetite'], beside: ['weight_loss', 'drinking_more'], level: 'high', firm: true },
  {
    of: ['abdominal_pain_prayer', 'swollen_abdomen_gradual'],
    beside: vomiting,
    level: 'urgent',
  },
  { of: ['foreign_body_swallowed'], beside: vomiting, level: 'urgent', firm: true },
  { of: ['head_tilt_balance'], beside: ['vomiting_repeated'], level: 'urgent', firm: true },
  { of: ['limp_nonweightbearing'], said: ['lack'], level: 'high', firm: true },
  { of: ['abdominal_pain_prayer'], beside: ['fatty_food_scavenging'], level: 'urgent', firm: true },
  {
    of: ['fatty_food_scavenging'],
    beside: [...vomiting, 'abdominal_pain_prayer', 'appetite_loss'],
    level: 'high',
    firm: true,
  },
  { of: ['fatty_food_scavenging'], dog: ['pancreas'], level: 'high', firm: true },
  {
    of: ['drooling_excess'],
    beside: ['wobbly_ataxia', 'tremors_shaking', 'swollen_abdomen_gradual'],
    level: 'urgent',
  },
  { of: ['tooth_broken_dental_pain', 'mouth_pawing_object'], said: ['jawopen'], level: 'urgent', firm: true },
  { of: ['worms_in_stool'], said: ['potbelly', 'unwell', 'sick'], level: 'high', firm: true },
  {
    of: ['weight_loss'],
    beside: [...vomiting, ...diarrhoea],
    said: ['tenpercent'],
    level: 'high',
    firm: true,
  },
  { of: ['weight_gain'], beside: ['breathing_distress'], said: ['breathharder'], level: 'high', firm: true },
  { of: ['toxin_onion_garlic'], said: ['muchonion'], level: 'urgent', firm: true },
  { of: ['toxin_onion_garlic'], said: ['binraid'], level: 'urgent', firm: true },
  { of: ['toxin_vet_med_overdose'], said: ['ownmeds'], level: 'medium', firm: true },
  {
    of: ['breathing_distress'],
    beside: ['panting_excess'],
    said: ['effortful'],
    level: 'urgent',
    firm: true,
  },
  {
    of: ['fainting_episode'],
    beside: ['pale_gums', 'breathing_distress'],
    said: ['manytimes', 'twicetoday'],
    level: 'urgent',
  },
  {
    of: ['cough_mild_kennel'],
    dog: ['puppy', 'elderly'],
    said: bearing,
    unless: ['drinkword'],
    level: 'high',
    firm: true,
  },
  {
    of: ['noisy_breathing_brachy'],
    beside: ['appetite_loss', 'exercise_intolerance', 'restlessness_pain'],
    level: 'high',
    firm: true,
  },
  { of: ['cough_mild_kennel'], said: ['snot+greenword', 'snot+colouryellow'], level: 'high', firm: true },
  { of: ['cough_mild_kennel'], beside: ['breathing_distress', 'fast_resting_breathing'], level: 'urgent' },
  {
    of: ['cough_mild_kennel'],
    beside: ['appetite_loss', 'fever_hot', 'lethargy'],
    level: 'high',
    firm: true,
  },
  { of: ['fast_resting_breathing'], said: ['farmanybreaths+asleep'], level: 'urgent', firm: true },
  { of: ['sneezing_nasal_discharge'], said: ['blood'], level: 'high', firm: true },
  { of: ['exercise_intolerance'], said: ['sudden'], level: 'high', firm: true },
  {
    of: ['panting_excess'],
    beside: ['swollen_abdomen_gradual', 'pale_gums', 'collapse', 'wobbly_ataxia'],
    level: 'urgent',
  },
  { of: ['anaphylaxis'], said: ['jab'], level: 'urgent', firm: true },
  { of: ['seizure_single'], said: ['firstever+senior'], dog: ['puppy'], level: 'urgent', firm: true },
  { of: ['tremors_shaking'], said: ['binraid'], level: 'urgent', firm: true },
  { of: ['tremors_shaking'], beside: ['collapse', 'fever_hot'], level: 'urgent' },
  { of: ['back_neck_pain'], beside: ['wobbly_ataxia', 'paralysis_ivdd'], level: 'urgent' },
  { of: ['disorientation_senior'], said: ['suddenw', 'sincenight'], level: 'high', firm: true },
  { of: ['twitching_in_sleep'], said: ['wetself'], level: 'high', firm: true },
  { of: ['wound_bite'], said: ['neck', 'belly'], level: 'urgent' },
  { of: ['minor_cut'], said: ['reopened'], level: 'high', firm: true },
  { of: ['paw_pad_injury'], said: ['blood+nostop'], level: 'urgent', firm: true },
  { of: ['torn_nail'], said: [...goesOn, 'swollen'], level: 'high', firm: true },
  { of: ['limp_mild'], said: ['swollen'], level: 'high', firm: true },
  { of: ['foxtail_grass_seed'], said: ['hayfield'], level: 'high', firm: true },
  { of: ['eye_red_squint'], said: ['squint'], level: 'high', firm: true },
  { of: ['eye_cloudy'], said: ['suddenw', 'sincenight'], level: 'urgent', firm: true },
  { of: ['eye_cloudy'], beside: ['eye_red_squint'], level: 'urgent' },
  { of: ['eye_cloudy'], said: ['surfacespot'], level: 'high', firm: true },
  { of: ['cherry_eye'], said: ['squint'], level: 'high', firm: true },
  {
    of: ['ear_scratch_headshake'],
    beside: ['head_tilt_balance', 'foxtail_grass_seed'],
    level: 'high',
    firm: true,
  },
  { of: ['hot_spot'], said: ['bigpatch', 'pain'], level: 'high', firm: true },
  { of: ['hair_loss', 'itching_skin'], mentioned: ['peopleitch'], level: 'high', firm: true },
  { of: ['fleas'], said: ['burst'], level: 'medium', firm: true },
  { of: ['tick_attached'], beside: ['wobbly_ataxia', 'paralysis_ivdd'], level: 'urgent', firm: true },
  {
    of: ['tick_attached'],
    beside: ['fever_hot', 'limp_mild', 'limp_nonweightbearing', 'lethargy'],
    level: 'high',
    firm: true,
  },
  {
    of: ['paw_licking'],
    said: ['swollen', 'limpword'],
    level: 'high',
    firm: true,
  },
  { of: ['dry_flaky_skin'], beside: ['itching_skin', 'hair_loss'], level: 'medium', firm: true },
  { of: ['urinating_often_blood'], beside: [...vomiting, 'lethargy'], level: 'urgent' },
  { of: ['drinking_more'], beside: [...vomiting, 'weight_loss', 'lethargy'], level: 'high' },
  { of: ['lethargy'], beside: ['appetite_loss'], level: 'high', firm: true },
  { of: ['lethargy'], said: ['getup+noteat'], level: 'high', firm: true },
  { of: ['fever_hot'], said: ['hightemp'], level: 'high', firm: true },
  { of: ['fever_hot', 'heatstroke'], said: ['veryhigh'], level: 'urgent', firm: true },
  { of: ['post_surgery_concern'], beside: ['bleeding_severe', 'pale_gums', 'collapse'], level: 'urgent' },
  { of: ['dehydration_not_drinking'], beside: vomiting, said: ['fullday'], level: 'urgent', firm: true },
  { of: ['hiccups'], said: ['retch'], level: 'urgent', firm: true },
  { of: ['end_of_life_concern'], beside: ['breathing_distress', 'collapse'], level: 'urgent' },
  {
    of: ['b_snapping_biting'],
    said: ['skinbroken'],
    mentioned: ['b_snapping_biting+childword'],
    level: 'high',
    firm: true,
  },
  {
    of: ['b_separation_distress'],
    beside: ['minor_cut', 'torn_nail', 'tooth_broken_dental_pain', 'paw_pad_injury', 'bleeding_severe'],
    level: 'high',
    firm: true,
  },
  { of: ['b_whining'], said: ['nostop', 'daylong'], level: 'medium', firm: true },
];
