import type { Frailty } from './dog.ts';
import { vomiting } from './escalationRules.ts';
import { ordinarySigns, worseOverDays } from './knowledge/signs.ts';
import { isOfFemales, retches } from './overrides.ts';
import type { Recognised } from './recognise.ts';
import { atLeast, worst } from './severity.ts';
import { SignsOfNote } from './signsOfNote.ts';

/** What the rules work on: what was recognised, and about which dog. */
export interface RuleInput {
  readonly seen: Recognised;
  readonly frail: Frailty;
  readonly male: boolean;
  /** Signs in earlier notes: in how many notes, on how many days, and in how many notes of the last 24 hours. */
  readonly before: ReadonlyMap<string, { notes: number; days: number; today: number }>;
}

/**
 * Adjusts the levels of what was recognised, drops signs that others explain, and adds what several signs mean together.
 * Changes `it.seen`.
 */
export function applyRules(it: RuleInput): void {
  const signs = new SignsOfNote(it.seen);
  for (const rule of noteRules) rule(signs, it);
  const before = new Map(signs.all().map(({ id, level }) => [id, level]));
  for (const rule of dogRules) rule(signs, it);
  for (const found of signs.all())
    if (!atLeast(before.get(found.id) ?? 'low', found.level)) found.firm = 'surely';
}

type Rule = (signs: SignsOfNote, it: RuleInput) => void;

/** "Ate a rock" happened once, and the rock went down; "eats rocks" is a habit. */
const ateOne = ({ words }: Recognised) =>
  words.some(
    ({ text }, index) =>
      text === 'ate' && /^(?:a|an|the|one|1|half|part)$/.test(words[index + 1]?.text ?? ''),
  );

// For milder kinds see `escalationRules.ts`.
const emptyingGravely = ['vomiting_repeated', 'vomiting_blood', 'diarrhoea_bloody'];
const emptyingOut = [...vomiting, 'diarrhoea_mild', 'diarrhoea_bloody'];
const weakness = ['lethargy', 'collapse', 'wobbly_ataxia', 'tremors_shaking', 'unresponsive_unconscious'];

// A single word for one of these means little in a cheerful note.
const weakSigns = new Set(
  'lethargy appetite_loss itching_skin drooling_excess panting_excess restlessness_pain limp_mild sneezing_nasal_discharge drinking_more increased_appetite ear_scratch_headshake b_reluctant_walk b_hiding b_snapping_biting b_leash_reactivity b_trembling_fear b_stranger_fear b_noise_fear'.split(
    ' ',
  ),
);
const lasting = ['bother', 'uneasy', 'days', 'daylong', 'nostop', 'again', 'lots', 'slow'];

const noteRules: readonly Rule[] = [
  // Signs that a more specific sign covers.
  (signs) => {
    if (signs.has('vomiting_repeated', 'vomiting_blood')) signs.drop('vomiting_single');
    if (signs.has('diarrhoea_bloody')) signs.drop('diarrhoea_mild');
    if (signs.has('limp_nonweightbearing', 'broken_bone')) signs.drop('limp_mild');
    if (signs.has('seizure_emergency')) signs.drop('seizure_single');
    if (signs.said('nobreath')) signs.drop('breathing_distress');
    if (signs.has('lump_growing_ulcerated')) signs.drop('lump_new');
    if (signs.has('snake_bite')) signs.drop('wound_bite', 'insect_sting_mild');
    if (signs.has('reverse_sneeze')) signs.drop('sneezing_nasal_discharge', 'noisy_breathing_brachy');
    if (signs.has('cherry_eye')) signs.drop('lump_new', 'eye_red_squint');
    if (signs.has('heatstroke')) signs.drop('fever_hot', 'panting_excess');
    if (signs.has('ear_flap_swelling')) signs.drop('hives_facial_swelling');
    if (signs.has('cough_mild_kennel') && !signs.said('bloated', 'nothingup', 'restless'))
      signs.drop('gdv_bloat');
    // "Coughs as if something were stuck": nothing was swallowed.
    if (signs.has('cough_mild_kennel') && !signs.said('foreign')) signs.drop('foreign_body_swallowed');
    if (signs.has('cherry_eye')) signs.drop('eye_injury_emergency');
    if (signs.has('scooting_anal_glands')) signs.drop('paralysis_ivdd', 'wobbly_ataxia');
    if (signs.has('headpress', 'head_pressing')) signs.drop('disorientation_senior');
    if (signs.has('tick_attached')) signs.drop('lump_new', 'minor_cut');
    if (signs.has('maggots_flystrike')) signs.drop('worms_in_stool');
    if (signs.has('penis_stuck', 'rectal_prolapse')) signs.drop('urinating_often_blood');
    if (signs.has('bleeding_severe')) signs.drop('minor_cut');
    if (signs.has('battery_magnet_sharp')) signs.drop('foreign_body_swallowed');
    if (signs.has('constipation_straining') && !signs.said('peeword')) signs.drop('urinary_blockage');
    // A hacking cough that ends in a bit of froth is no vomiting.
    if (signs.has('cough_mild_kennel') && signs.said('foam') && !signs.said('sick'))
      signs.drop('vomiting_single', 'vomiting_repeated', 'drooling_excess');
    if (signs.does('b_begging')) signs.drop('drooling_excess');
    if (signs.does('b_car_anxiety')) signs.drop('panting_excess', 'drooling_excess');
  },
  // Signs that sleep, play, fear or other behaviour explains.
  (signs, { seen, frail }) => {
    if (signs.has('twitching_in_sleep') && !signs.has('seizure_single', 'seizure_emergency')) {
      signs.drop('tremors_shaking', 'paralysis_ivdd', 'restlessness_pain', 'lethargy');
    }
    const afraid = signs.does(
      'b_noise_fear',
      'b_vet_fear',
      'b_car_anxiety',
      'b_trembling_fear',
      'b_stranger_fear',
      'b_separation_distress',
      'b_panting_stress',
    );
    if (afraid && !signs.poisoned()) {
      signs.drop('tremors_shaking', 'drooling_excess', 'panting_excess', 'lethargy', 'restlessness_pain');
      if (signs.does('b_car_anxiety')) signs.drop('vomiting_single');
    }
    if (signs.has('panting_excess') && signs.said('exercise') && (signs.bright || signs.said('resolved')))
      signs.drop('panting_excess');
    if (signs.has('lethargy') && signs.said('exercise', 'walk') && signs.bright) signs.drop('lethargy');
    if (signs.does('b_play_bow', 'b_zoomies') || (signs.said('play') && signs.said('happy')))
      signs.calm('b_growling');
    const isHabit = signs.does('b_chewing_destructive', 'b_pica') && !ateOne(seen);
    if (isHabit && !signs.has(...vomiting) && !signs.said('gulpeddown'))
      signs.set('foreign_body_swallowed', 'medium');
    if (
      signs.has('post_vaccine_tired') &&
      !signs.has(...vomiting, 'hives_facial_swelling', 'collapse', 'breathing_distress')
    )
      signs.drop('lethargy', 'appetite_loss', 'limp_mild');
    if (signs.has('vomiting_repeated') && signs.said('once') && !signs.said('manytimes', 'nostop')) {
      signs.add('vomiting_single', 'low', 'vomiting_repeated');
      signs.drop('vomiting_repeated');
    }
    if (signs.does('b_shaking_off')) signs.drop('tremors_shaking');
    if (signs.has('ear_scratch_headshake') && signs.saidWithin('tremor', 'headshake'))
      signs.drop('tremors_shaking');
    // A wet dog shakes.
    if (
      signs.has('tremors_shaking') &&
      signs.said('shookw') &&
      signs.said('water', 'swimword', 'fellin') &&
      !signs.said('cold', 'feelscold', 'weak', 'wobbly', 'nostop', 'hour', 'bother')
    )
      signs.drop('tremors_shaking');
    // A single sneeze, no discharge.
    if (
      signs.has('sneezing_nasal_discharge') &&
      !signs.said(
        'snot',
        'discharge',
        'runny',
        'blood',
        'days',
        'lots',
        'manytimes',
        'nostop',
        'again',
        'bother',
        'slow',
      )
    )
      signs.set('sneezing_nasal_discharge', 'low');
    if (signs.does('b_separation_distress', 'b_barking_alone') && signs.said('alone'))
      signs.drop('restlessness_pain', 'drooling_excess', 'itching_skin', 'minor_cut', 'tremors_shaking');
    if (signs.does('b_pacing_night') && !signs.said('whimper', 'pain', 'retch', 'belly', 'pant'))
      signs.drop('restlessness_pain');
    if (
      signs.has('drinking_more') &&
      signs.said('exercise', 'walk', 'hot') &&
      !signs.said('slow', 'days', 'pee')
    )
      signs.drop('drinking_more');
    if (signs.has('noisy_breathing_brachy') && signs.said('asleep', 'rest', 'happy') && !frail.flatFaced)
      signs.drop('noisy_breathing_brachy');
    if (signs.has('foreign_body_swallowed') && signs.has('minor_cut') && !signs.said('eat'))
      signs.drop('foreign_body_swallowed');
    if (signs.has('insect_sting_mild') && !signs.has('hives_facial_swelling'))
      signs.drop('wound_bite', 'paw_licking');
    if (signs.does('b_digging')) signs.drop('wound_bite', 'minor_cut');
    // A hanging tail is more often strained than broken.
    if (signs.said('limbertail') && !signs.said('leg', 'hindleg')) signs.drop('broken_bone', 'lethargy');
    if (signs.does('b_tail_chasing', 'b_circling_before_lying'))
      signs.drop('restlessness_pain', 'itching_skin');
    if (signs.does('b_zoomies')) signs.drop('restlessness_pain', 'disorientation_senior');
    if (signs.does('b_play_bow') && signs.bright && !signs.said('pain')) signs.drop('abdominal_pain_prayer');
    if (signs.does('b_head_tilt_listening')) signs.drop('head_tilt_balance');
    if (signs.does('b_jumping_up'))
      signs.drop('limp_nonweightbearing', 'stiffness_arthritis', 'paralysis_ivdd');
  },
  // How often, how long, and in combination with what.
  (signs) => {
    // Two days without food cannot wait, whatever the classifier predicts.
    if (signs.has('appetite_loss') && signs.lasted('twodays') && !signs.said('ateall', 'play'))
      signs.hold('appetite_loss', 'high');
    if (signs.has('wobbly_ataxia') && signs.said('slow') && !signs.said('sudden'))
      signs.set('wobbly_ataxia', 'medium');
    if (signs.has('sudden_blindness') && signs.said('slow') && !signs.said('sudden'))
      signs.set('sudden_blindness', 'medium');
    if (signs.has('limp_mild') && signs.said('resolved', 'normalself') && !signs.said('days'))
      signs.set('limp_mild', 'low');
    if (signs.has('insect_sting_mild')) signs.drop('limp_mild', 'lump_new', 'paw_pad_injury');
    if (signs.has('seizure_single') && signs.poisoned())
      signs.add('seizure_emergency', 'urgent', 'seizure_single');
    if (signs.has('tremors_shaking') && signs.poisoned()) signs.set('tremors_shaking', 'urgent');
    if (
      signs.has('hives_facial_swelling') &&
      signs.has('breathing_distress', 'collapse', ...vomiting, 'diarrhoea_mild', 'wobbly_ataxia')
    ) {
      signs.add('anaphylaxis', 'urgent', 'hives_facial_swelling');
    }
    if (
      signs.has('swollen_abdomen_gradual') &&
      signs.has('restlessness_pain', 'drooling_excess', 'collapse', 'pale_gums', 'breathing_distress')
    ) {
      signs.add('gdv_bloat', 'urgent', 'swollen_abdomen_gradual', 'restlessness_pain', 'drooling_excess');
    }
    // A stock fence only frightens, if the dog is itself again.
    if (
      signs.has('electric_shock') &&
      signs.said('stockfence') &&
      signs.said('normalself', 'brightword', 'happy')
    )
      signs.set('electric_shock', 'low');
    // Pale gums that have always been so, in a bright dog: for a vet, but not today.
    if (signs.has('pale_gums') && signs.said('alwaysso') && signs.bright) signs.set('pale_gums', 'medium');
  },
  (signs, { frail }) => signs.escalate(frail),
];

const dogRules: readonly Rule[] = [
  // Signs that only females can have: in a male it must be something else, no less grave.
  (signs, { seen, male }) => {
    const wrong = signs.all().filter(({ id }) => isOfFemales(id, seen, male));
    signs.drop(...wrong.map(({ id }) => id));
    const level = worst(wrong.map((each) => each.level));
    const left = signs.all();
    const gravest = left.find((each) => each.level === worst(left.map((one) => one.level)));
    if (gravest && !atLeast(gravest.level, level)) gravest.level = level;
  },
  // The dog's risk factors: young, tiny, old, flat-faced, deep-chested, short-legged, pregnant, ill.
  (signs, { seen, frail }) => {
    const puppy = frail.puppy || signs.said('newborn', 'pup');
    const unvaccinated = signs.said('unvaccinated');
    if (puppy || unvaccinated) {
      const sick = signs.has(...vomiting);
      const loose = signs.has('diarrhoea_mild', 'diarrhoea_bloody');
      if ((sick && loose) || (loose && unvaccinated) || (signs.has('diarrhoea_bloody') && puppy)) {
        signs.add('parvo_signs_puppy', 'urgent', ...vomiting, 'diarrhoea_mild', 'diarrhoea_bloody');
      }
    }
    if (frail.puppy) signs.raise(...emptyingGravely, 'appetite_loss', 'lethargy');
    if (frail.puppy && signs.said('sugarlow', 'lowsugar')) signs.add('hypoglycaemia_puppy', 'urgent');
    if (frail.puppy && frail.toy && signs.has('appetite_loss')) signs.set('appetite_loss', 'urgent');
    if (frail.puppy) signs.raise('fever_hot');
    if (
      frail.puppy &&
      (frail.toy || signs.said('pup')) &&
      signs.has(...weakness) &&
      (frail.toy || signs.has('appetite_loss'))
    ) {
      signs.add('hypoglycaemia_puppy', 'urgent', ...weakness, 'appetite_loss');
    }
    if (frail.toy && !frail.puppy)
      signs.raise('appetite_loss', 'hypothermia_frostbite', 'toxin_onion_garlic', 'toxin_macadamia');
    if (frail.senior) signs.raise('fainting_episode', 'drinking_more');
    if (frail.flatFaced) signs.raise('panting_excess', 'eye_red_squint', 'exercise_intolerance');
    if (
      frail.shortLegged &&
      signs.has('back_neck_pain') &&
      signs.has('limp_nonweightbearing', 'wobbly_ataxia')
    )
      signs.set('back_neck_pain', 'urgent');
    if (
      frail.deepChested &&
      retches(seen) &&
      !signs.has('cough_mild_kennel', 'reverse_sneeze', 'mouth_pawing_object')
    )
      signs.add('gdv_bloat', 'urgent');
    if (signs.said('pregnant', 'nursing'))
      signs.raise('vomiting_repeated', 'vomiting_blood', 'appetite_loss', 'lethargy', 'tremors_shaking');
    if (frail.chronic) signs.raise('vomiting_repeated', 'appetite_loss', 'lethargy');
    if (frail.diabetic && signs.has(...vomiting, ...weakness, 'appetite_loss', 'seizure_single'))
      signs.add('diabetic_unwell', 'urgent', ...vomiting, ...weakness, 'appetite_loss');
    if (frail.addison && signs.has(...emptyingOut, ...weakness, 'appetite_loss'))
      signs.add('addison_crisis', 'urgent', ...emptyingOut, ...weakness);
    if (frail.heart && signs.has('cough_mild_kennel'))
      signs.add('cough_exercise_night_heart', 'high', 'cough_mild_kennel');
    if (signs.has('seizure_single') && (frail.puppy || signs.said('pregnant', 'nursing')))
      signs.set('seizure_single', 'urgent');
    if (signs.has('seizure_single') && (signs.said('epileptic') || frail.epileptic) && signs.bright) {
      signs.set('seizure_single', 'medium');
      signs.hold('seizure_single', 'medium');
    }
  },
  // In a cheerful note, a weak sign needs more evidence than one word.
  (signs, { seen, frail }) => {
    const grave = [...seen.signs.values(), ...seen.behaviours.values()].filter(
      ({ level }) => level !== 'low',
    );
    const [only] = grave;
    // What was filled in in a form is no turn of phrase.
    if (seen.heading > 0) return;
    if (!only || grave.length > 1 || only.level !== 'medium' || only.words.length > 1) return;
    if (weakSigns.has(only.id) && !frail.puppy && signs.said('happy') && !signs.said(...lasting))
      only.level = 'low';
  },
  // The same sign in notes of several days.
  (signs, { before }) => {
    for (const found of signs.all()) {
      const earlier = before.get(found.id);
      if (!earlier || ordinarySigns.has(found.id)) continue;
      if (earlier.days >= 2 && found.level === 'low') found.level = 'medium';
      else if (earlier.days >= 3 && found.level === 'medium' && worseOverDays.has(found.id))
        found.level = 'high';
      if (found.id === 'vomiting_single' && earlier.today >= 2)
        signs.add('vomiting_repeated', 'high', 'vomiting_single');
    }
  },
];
