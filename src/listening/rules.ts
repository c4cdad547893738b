import type { SeverityLevel } from '../domain/severity.ts';
import type { Frailty } from './dog.ts';
import { vomiting } from './escalationRules.ts';
import { allFound } from './found.ts';
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
 * Rules apply one after another, and each sees what those before it left.
 */
export function applyRules(it: RuleInput): Recognised {
  const signs = new SignsOfNote(it.seen);
  for (const rule of noteRules) rule(signs, it);
  const before = new Map(signs.all().map(({ id, level }) => [id, level]));
  for (const rule of dogRules) rule(signs, it);
  for (const { id, level } of signs.all()) if (!atLeast(before.get(id) ?? 'low', level)) signs.hold(id);
  return signs.result();
}

type Rule = (signs: SignsOfNote, it: RuleInput) => void;
type Ids = readonly string[];

/** When a rule applies: everything named here must hold. */
interface When {
  /** The note has any of these signs or behaviours, any of those, and none of the last. */
  readonly has?: Ids;
  readonly alsoHas?: Ids;
  readonly lacks?: Ids;
  /** Any of these concepts is said of this dog, any of those, and none of the last. */
  readonly said?: Ids;
  readonly alsoSaid?: Ids;
  readonly unsaid?: Ids;
  /** The dog has this trait. */
  readonly dog?: keyof Frailty;
}

const applies = (signs: SignsOfNote, { frail }: RuleInput, when: When): boolean =>
  (!when.has || signs.has(...when.has)) &&
  (!when.alsoHas || signs.has(...when.alsoHas)) &&
  (!when.lacks || !signs.has(...when.lacks)) &&
  (!when.said || signs.said(...when.said)) &&
  (!when.alsoSaid || signs.said(...when.alsoSaid)) &&
  (!when.unsaid || !signs.said(...when.unsaid)) &&
  (!when.dog || frail[when.dog]);

const drop =
  (ids: Ids, when: When): Rule =>
  (signs, it) => {
    if (applies(signs, it, when)) signs.drop(...ids);
  };

/** Sets the level of a sign or behaviour that the note has. */
const set =
  (id: string, level: SeverityLevel, when: When): Rule =>
  (signs, it) => {
    if (applies(signs, it, when)) signs.set(id, level);
  };

const raise =
  (ids: Ids, when: When): Rule =>
  (signs, it) => {
    if (applies(signs, it, when)) signs.raise(...ids);
  };

/** Adds a sign that follows from others, or raises it. */
const add =
  (id: string, level: SeverityLevel, because: Ids, when: When): Rule =>
  (signs, it) => {
    if (applies(signs, it, when)) signs.add(id, level, ...because);
  };

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
const lasting = ['bother', 'uneasy', 'days', 'all-day', 'does-not-stop', 'again', 'lots', 'slow'];

const bright = ['bright-word', 'happy', 'normal-self', 'ate-all'];
const bearing = ['pregnant', 'nursing'];
const fears = [
  'b_noise_fear',
  'b_vet_fear',
  'b_car_anxiety',
  'b_trembling_fear',
  'b_stranger_fear',
  'b_separation_distress',
  'b_panting_stress',
];

/** Signs that a more specific sign covers: the answer names a thing once. */
const covered: readonly Rule[] = [
  drop(['vomiting_single'], { has: ['vomiting_repeated', 'vomiting_blood'] }),
  drop(['diarrhoea_mild'], { has: ['diarrhoea_bloody'] }),
  drop(['limp_mild'], { has: ['limp_nonweightbearing', 'broken_bone'] }),
  drop(['seizure_single'], { has: ['seizure_emergency'] }),
  drop(['breathing_distress'], { said: ['not-breathing'] }),
  drop(['lump_new'], { has: ['lump_growing_ulcerated'] }),
  drop(['wound_bite', 'insect_sting_mild'], { has: ['snake_bite'] }),
  drop(['sneezing_nasal_discharge', 'noisy_breathing_brachy'], { has: ['reverse_sneeze'] }),
  // Wins 6 accepted levels.
  drop(['lump_new', 'eye_red_squint', 'eye_injury_emergency'], { has: ['cherry_eye'] }),
  drop(['fever_hot', 'panting_excess'], { has: ['heatstroke'] }),
  drop(['minor_cut'], { has: ['bleeding_severe'] }),
  drop(['foreign_body_swallowed'], { has: ['battery_magnet_sharp'] }),
];

const beforeMeal = /\bbefore (?:(?:his|her|the|every) )?(?:breakfast|lunch|dinner|supper|tea|food|meals?)\b/;

/** Signs that sleep, play, fear or other behavior explains. */
const explained: readonly Rule[] = [
  // These five lead the answer to the right thing on plain days, which no set told before they were tried without.
  drop(['tremors_shaking', 'paralysis_ivdd', 'restlessness_pain', 'lethargy'], {
    has: ['twitching_in_sleep'],
    lacks: ['seizure_single', 'seizure_emergency'],
  }),
  drop(['tremors_shaking'], { has: ['b_shaking_off'] }),
  // A wet dog shakes.
  drop(['tremors_shaking'], {
    said: ['shook-word'],
    alsoSaid: ['water', 'swim-word', 'fell-in'],
    unsaid: ['cold', 'feels-cold', 'weak', 'wobbly', 'does-not-stop', 'hour', 'bother'],
  }),
  // Waiting for the bowl (`nearMisses.test.ts`).
  (signs, { seen }) => {
    const isAlone = signs.all().every(({ id }) => id === 'restlessness_pain');
    if (isAlone && beforeMeal.test(seen.words.map(({ text }) => text).join(' ')))
      signs.set('restlessness_pain', 'low');
  },
  // Who jumps up knocks others over.
  drop(['hit_by_car_fall'], {
    has: ['b_jumping_up'],
    unsaid: [
      'vehicle',
      'pain',
      'limp',
      'whimper',
      'holds-leg-up',
      'dazed',
      'wobbly',
      'blood',
      'weak',
      'uneasy',
    ],
  }),
  // A single sneeze, no discharge.
  set('sneezing_nasal_discharge', 'low', {
    unsaid: [
      'snot',
      'discharge',
      'runny',
      'blood',
      'days',
      'lots',
      'many-times',
      'does-not-stop',
      'again',
      'bother',
      'slow',
    ],
  }),
  drop(['drinking_more'], {
    said: ['exercise', 'walk', 'hot'],
    unsaid: ['slow', 'days', 'pee'],
    lacks: ['weight_loss'],
  }),
  // Wins a false alarm fewer and an accepted level.
  (signs) => {
    if (!signs.has(...fears) || signs.poisoned()) return;
    signs.drop('tremors_shaking', 'drooling_excess', 'panting_excess', 'lethargy', 'restlessness_pain');
    if (signs.has('b_car_anxiety')) signs.drop('vomiting_single');
  },
  // Wins a false alarm fewer.
  drop(['lethargy'], { said: ['exercise', 'walk'], alsoSaid: bright }),
  // Wins a false alarm fewer and an accepted level.
  drop(['lethargy', 'appetite_loss', 'limp_mild'], {
    has: ['post_vaccine_tired'],
    lacks: [...vomiting, 'hives_facial_swelling', 'collapse', 'breathing_distress'],
  }),
  // Wins 4 accepted levels.
  drop(['restlessness_pain', 'drooling_excess', 'itching_skin', 'minor_cut', 'tremors_shaking'], {
    has: ['b_separation_distress', 'b_barking_alone'],
    said: ['alone'],
  }),
  // "Shook his head", alone, is no tremor.
  (signs) => {
    if (signs.has('ear_scratch_headshake') && signs.saidWithin('tremor', 'head-shake'))
      signs.drop('tremors_shaking');
  },
  // Of a poisoned dog a seizure is the gravest kind, and a tremor too: first aid is for both.
  (signs) => {
    if (!signs.poisoned()) return;
    if (signs.has('seizure_single')) signs.add('seizure_emergency', 'urgent', 'seizure_single');
    signs.set('tremors_shaking', 'urgent');
  },
];

/** Of what was found as `blood`: "bleeding all over the floor". */
const isAllOver = ({ words }: Recognised): boolean =>
  words.some(({ text }, index) => text === 'all' && words[index + 1]?.text === 'over');

/** Signs that are graver as they are told here (`nearMisses.test.ts`). */
const graver: readonly Rule[] = [
  (signs, { seen }) => {
    if (!signs.has('torn_nail') || !signs.said('blood') || !isAllOver(seen)) return;
    signs.add('bleeding_severe', 'high', 'torn_nail');
    signs.hold('bleeding_severe');
  },
];

const noteRules: readonly Rule[] = [
  ...covered,
  ...explained,
  ...graver,
  (signs, { frail }) => signs.escalate(frail),
];

/** The dog's risk factors: young, tiny, old, flat-faced, deep-chested, short-legged, pregnant, ill. */
const riskFactors: readonly Rule[] = [
  (signs, { frail }) => {
    const puppy = frail.puppy || signs.said('newborn', 'pup');
    const unvaccinated = signs.said('unvaccinated');
    const loose = signs.has('diarrhoea_mild', 'diarrhoea_bloody');
    const isParvo =
      (loose && unvaccinated) ||
      (puppy && ((loose && signs.has(...vomiting)) || signs.has('diarrhoea_bloody')));
    if (isParvo) signs.add('parvo_signs_puppy', 'urgent', ...vomiting, 'diarrhoea_mild', 'diarrhoea_bloody');
  },
  raise([...emptyingGravely, 'appetite_loss', 'lethargy'], { dog: 'puppy' }),
  add('hypoglycaemia_puppy', 'urgent', [], { said: ['sugar-runs-low', 'low-sugar'], dog: 'puppy' }),
  (signs, { frail }) => {
    if (frail.puppy && frail.toy) signs.set('appetite_loss', 'urgent');
  },
  raise(['fever_hot'], { dog: 'puppy' }),
  (signs, { frail }) => {
    if (!frail.puppy || !signs.has(...weakness)) return;
    if (frail.toy || (signs.said('pup') && signs.has('appetite_loss')))
      signs.add('hypoglycaemia_puppy', 'urgent', ...weakness, 'appetite_loss');
  },
  (signs, { frail }) => {
    if (frail.toy && !frail.puppy)
      signs.raise('appetite_loss', 'hypothermia_frostbite', 'toxin_onion_garlic', 'toxin_macadamia');
  },
  raise(['fainting_episode'], { dog: 'senior' }),
  raise(['drinking_more'], { has: [...vomiting, 'lethargy'], unsaid: ['as-ever'], dog: 'senior' }),
  (signs, { frail }) => {
    if (!frail.senior || !signs.has('drinking_more') || signs.said('as-ever')) return;
    signs.add('drinking_more', 'high');
    signs.hold('drinking_more');
  },
  raise(['panting_excess', 'eye_red_squint', 'exercise_intolerance'], { dog: 'flatFaced' }),
  set('back_neck_pain', 'urgent', { has: ['limp_nonweightbearing', 'wobbly_ataxia'], dog: 'shortLegged' }),
  (signs, { seen, frail }) => {
    const isOfThroat = signs.has('cough_mild_kennel', 'reverse_sneeze', 'mouth_pawing_object');
    if (!frail.deepChested || isOfThroat) return;
    if (retches(seen)) signs.add('gdv_bloat', 'urgent');
    // Uneasy and drooling on a full stomach, before there is any retching.
    const uneasy = ['restlessness_pain', 'b_pacing_night'];
    if (signs.has('drooling_excess') && signs.has(...uneasy) && signs.said('food') && signs.said('after'))
      signs.add('gdv_bloat', 'urgent', 'drooling_excess', 'exercise_intolerance', ...uneasy);
  },
  raise(['vomiting_repeated', 'vomiting_blood', 'appetite_loss', 'lethargy', 'tremors_shaking'], {
    said: bearing,
  }),
  raise(['vomiting_repeated', 'appetite_loss', 'lethargy'], { dog: 'chronic' }),
  add('diabetic_unwell', 'urgent', [...vomiting, ...weakness, 'appetite_loss'], {
    has: [...vomiting, ...weakness, 'appetite_loss', 'seizure_single'],
    dog: 'diabetic',
  }),
  add('addison_crisis', 'urgent', [...emptyingOut, ...weakness], {
    has: [...emptyingOut, ...weakness, 'appetite_loss'],
    dog: 'addison',
  }),
  add('cough_exercise_night_heart', 'high', ['cough_mild_kennel'], {
    has: ['cough_mild_kennel'],
    dog: 'heart',
  }),
  set('seizure_single', 'urgent', { dog: 'puppy' }),
  set('seizure_single', 'urgent', { said: bearing }),
  (signs, { frail }) => {
    if (!(frail.epileptic || signs.said('epileptic')) || !signs.said(...bright)) return;
    signs.set('seizure_single', 'medium');
    signs.hold('seizure_single');
  },
];

const dogRules: readonly Rule[] = [
  // Signs that only females can have: in a male it must be something else, no less grave.
  (signs, { seen, male }) => {
    const wrong = signs.all().filter(({ id }) => isOfFemales(id, seen, male));
    signs.drop(...wrong.map(({ id }) => id));
    const level = worst(wrong.map((each) => each.level));
    const left = signs.all();
    const gravest = left.find((each) => each.level === worst(left.map((one) => one.level)));
    if (gravest && !atLeast(gravest.level, level)) signs.set(gravest.id, level);
  },
  ...riskFactors,
  // In a cheerful note, a weak sign needs more evidence than one word.
  (signs, { seen, frail }) => {
    const [only, ...more] = allFound(signs.result()).filter(({ level }) => level !== 'low');
    if (only?.level !== 'medium' || more.length > 0 || only.words.length > 1) return;
    // What was filled in in a form is no turn of phrase.
    if (seen.heading > 0 || frail.puppy || !weakSigns.has(only.id)) return;
    if (signs.said('happy') && !signs.said(...lasting)) signs.set(only.id, 'low');
  },
  // The same sign in notes of several days.
  (signs, { before }) => {
    for (const { id, level } of signs.all()) {
      const earlier = before.get(id);
      if (!earlier || ordinarySigns.has(id)) continue;
      if (earlier.days >= 2 && level === 'low') signs.set(id, 'medium');
      else if (earlier.days >= 3 && level === 'medium' && worseOverDays.has(id)) signs.set(id, 'high');
    }
  },
  (signs, { before }) => {
    const earlier = before.get('vomiting_single')?.today ?? 0;
    if (earlier >= 2 && signs.has('vomiting_single'))
      signs.add('vomiting_repeated', 'high', 'vomiting_single');
  },
];
