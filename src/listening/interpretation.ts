import { type AnswerParts, noParts } from '../domain/analysis.ts';
import type { SeverityLevel } from '../domain/severity.ts';
import { type Answer, answerOf, asSteps } from './answer.ts';
import { makesGraver } from './escalationRules.ts';
import { callAVet, firstSteps, isGrave, knowledgeFits, stepsOf } from './firstSteps.ts';
import type { Found } from './found.ts';
import { advice } from './knowledge/advice.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { citedPages } from './knowledge/cited.ts';
import { plantIn } from './knowledge/plants.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import type { Behaviour, Sign } from './knowledge/types.ts';
import { watchFor } from './knowledge/watchFor.ts';
import { atLeast } from './severity.ts';
import { calm, either, lowered, sayable, sentence } from './wording.ts';

/** What to look for when the engine cannot say what a note means. */
export const emergencyChecklist: string = advice.emergencies;

interface Said {
  severity: SeverityLevel;
  understood: boolean;
  signs: readonly Found[];
  behaviours: readonly Found[];
  name: string;
  /** Causes that only an old dog, a grown one or a male can have are left out for another. */
  isOld: boolean;
  isPuppy: boolean;
  isFemale: boolean;
  note: string;
  /** The whole phrase of the note that is the evidence of something found, if there is one. */
  phraseOf: (found: Found) => string | null;
}

/** The answer to a note, and the first steps if it cannot wait. It begins with what to do and names no diagnosis. */
export function interpretation(said: Said): Answer & { doNow: string[] } {
  const { severity, understood, signs, note } = said;
  const told = (parts: Partial<AnswerParts>) => answerOf(severity, { ...noParts, ...parts }, note);
  if (isGrave(severity)) {
    const doNow = firstSteps(severity, signs);
    return { ...told(grave(said, doNow)), doNow };
  }
  return { ...told(understood ? mild(said) : severity === 'low' ? nothingKnown : notUnderstood), doNow: [] };
}

const nothingKnown: Partial<AnswerParts> = {
  do_now: [
    'If something feels wrong to you, write down what you see or call your vet: you know your dog best.',
  ],
  remark:
    "I don't hear anything in this that I know as a sign of illness, though I may not understand every word.",
  watch_for: emergencyChecklist,
};

const notUnderstood: Partial<AnswerParts> = {
  do_now: [
    'Tell me a little more: what you see, when it started, and how your dog is eating, drinking, moving and breathing.',
    'If something feels wrong to you, call your vet: you know your dog best.',
  ],
  remark: "This doesn't tell me enough to say what it may mean.",
  watch_for: emergencyChecklist,
};

const whatIsSafe = "I only listen to what you saw, and can't tell you what is safe for your dog.";
const giveNothing = "Don't give anything until a vet says so: what's harmless to people can poison a dog.";

const fixedAt = (severity: SeverityLevel, parts: Partial<AnswerParts>): Answer =>
  answerOf(severity, { ...noParts, ...parts }, '');

/** Fixed answers, for notes to which advice on a sign would be no answer. */
export const fixedAnswers = {
  foreign: fixedAt('medium', notUnderstood),
  asksIdly: fixedAt('low', {
    do_now: [giveNothing],
    remark: whatIsSafe,
    watch_for: 'If something worries you, write down what you see or call your vet.',
  }),
  asksWhatToGive: fixedAt('medium', {
    do_now: [
      giveNothing,
      'If your dog ate any of it, call your vet, an emergency clinic or a poison hotline now and tell them what, how much and when.',
    ],
    remark: whatIsSafe,
    watch_for: 'If something else worries you, write down what you see or call your vet.',
  }),
  asksOfTrouble: fixedAt('medium', {
    do_now: ["If you've seen it, write down what you see and when it started, and ask your vet."],
    remark: "I only listen to what you saw, and can't answer what might happen.",
    watch_for: emergencyChecklist,
  }),
  diagnosis: fixedAt('medium', {
    do_now: ["Follow your vet's plan, and call them if something changes."],
    remark: 'Thank you for telling me what your vet found.',
    watch_for: emergencyChecklist,
  }),
  birthBegins: fixedAt('medium', {
    heard: 'a birth that begins',
    do_now: [
      'Keep the room warm, dim and quiet, and let her settle where she likes.',
      'Write down the time, and tell your vet today that it has begun.',
    ],
    watch_for:
      'Call your vet or an emergency clinic if she pushes hard for 30 minutes without a pup, rests over 4 hours with more to come, has green or dark discharge before the first one, or is weak. Call, too, if nothing has come a day after it began.',
  }),
};

/** The answer to poop of an odd color, if nothing else is wrong. */
export const ofPoopColor = (heard: string): Answer =>
  fixedAt('low', {
    heard,
    do_now: ['Think of what your dog ate in the last two days, and look at the next one.'],
    watch_for:
      'Call your vet if the color stays for more than two days, if it turns black, red or runny, or if your dog is unwell or may have found rat or mouse bait.',
  });

/** The answer to a question that is about nothing seen in this dog. */
export const toQuestion: Answer = fixedAt('low', {
  do_now: ['If something worries you, write down what you see or call your vet.'],
  remark: "I only listen to what you saw in your dog, and can't answer what might happen.",
});

/** The steps of an answer to a note of this severity about another of the owner's dogs. */
export const stepsForAnother = (name: string, severity: SeverityLevel): string[] =>
  [
    callAVet[severity] ?? '',
    `This note is about ${name}. Switch to ${name} and log it there, and I'll listen to it for ${name}.`,
  ].filter(Boolean);

/** The answer to a note of this severity about another of the owner's dogs. */
export const ofAnother = (name: string, severity: SeverityLevel): Answer =>
  fixedAt(severity, { do_now: stepsForAnother(name, severity), watch_for: emergencyChecklist });

/** Added to the answer to a note that tells something grave of this dog and of another. */
export const alsoOfAnother = (name: string): string =>
  `What you wrote about ${name} can't wait either: tell them of both dogs, and log it for ${name}.`;

/** Asks not to delay an urgent visit. */
export const dontPutOff = (name: string): string =>
  `Please don't put this off, even if ${name || 'your dog'} seems better for a while.`;

const maxCited = 2;

// With these the bleeding has a reason.
const wounds = new Set([
  'minor_cut',
  'paw_pad_injury',
  'wound_bite',
  'torn_nail',
  'broken_bone',
  'hit_by_car_fall',
  'tooth_broken_dental_pain',
  'post_surgery_concern',
  'foxtail_grass_seed',
]);

// Worms like spaghetti are no pieces of a tapeworm.
const inPieces =
  /\b(?:rice|seeds?|sesame|segments?|pieces?|bits?|specks?|grains?|flat|tape ?worms?|fleas?)\b/i;
const ofGrownDogs = /\b(?:tumor|cancer|prostate)\b/;

const canBe = (said: Said, cause: string): boolean =>
  !(ofGrownDogs.test(cause) && said.isPuppy) &&
  !(cause.includes('tapeworm') && !inPieces.test(said.note)) &&
  !(cause.endsWith(', in an old dog') && !said.isOld) &&
  !(cause.endsWith(', in a male') && said.isFemale) &&
  !(cause.startsWith('A clotting problem') && said.signs.some(({ id }) => wounds.has(id)));

/** Possible causes of a sign and who states them, if the cited pages do. */
function causesOf(said: Said, sign: Sign, of: (lines: readonly string[]) => string[]) {
  if (sign.id === 'toxin_plants') return harmOfPlant(said);
  const causes = sign.support === 'direct' ? of(sign.mayBe.filter((cause) => canBe(said, cause))) : [];
  return { may_be: causes.slice(0, 3), sources: causes.length > 0 ? pagesOf(sign) : [] };
}

/** What the plant that was eaten can do, if the note says which. */
function harmOfPlant({ signs }: Said) {
  const { mayBe, sources } = plantIn(signs.find(({ id }) => id === 'toxin_plants')?.words.join(' ') ?? '');
  return { may_be: mayBe, sources: citedPages(sources.map(([page]) => page)) };
}

const pagesOf = ({ sources }: Sign | Behaviour) =>
  citedPages(sources.map(([page]) => page)).slice(0, maxCited);

function grave(said: Said, doNow: readonly string[]): Partial<AnswerParts> {
  const { severity, signs, name } = said;
  const watch = severity === 'urgent' ? dontPutOff(name) : null;
  const lead = signs[0];
  if (!lead || !isGrave(lead.level)) return graveWithoutSign(said, watch);
  const sign = signById.get(lead.id);
  const fits = sign && knowledgeFits(sign, severity);
  return {
    do_now: asSteps(doNow),
    ...heardIn(said, lead),
    // A sign that is a little graver than usual may come from the same.
    ...(sign &&
      (fits || (severity === 'high' && sign.urgency === 'medium')) &&
      causesOf(said, sign, sayable)),
    watch_for: watch ?? sooner('Go straight in', fits ? lead.id : null) ?? advice.sooner,
  };
}

/** What a sign is called when it is graver than its name. */
const graveNames: Readonly<Record<string, string>> = {
  in_heat_normal: 'bleeding or discharge from the vulva',
};

/** The phrase of the note that tells of the gravest sign and, if it stands close by, of what else was heard. */
function heardIn(said: Said, lead: Found): Pick<AnswerParts, 'heard' | 'also_heard'> {
  const { severity, signs, phraseOf } = said;
  const also = alsoHeard(severity, signs, lead);
  const sign = signById.get(lead.id);
  for (let count = also.length; count > 0 && lead.at; count -= 1) {
    const at = [lead, ...also.slice(0, count)].flatMap((each) => each.at ?? []);
    const quoted = phraseOf({ ...lead, at: [Math.min(...at), Math.max(...at)] });
    const isInIt = also.slice(0, count).every((each) => each.at);
    if (quoted !== null && isInIt) return { heard: quoted, also_heard: namesOf(also.slice(count)) };
  }
  const name = graveNames[lead.id] ?? (sign ? lowered(sign.name) : null);
  return { heard: phraseOf(lead) ?? name, also_heard: namesOf(also) };
}

function graveWithoutSign(said: Said, watch: string | null): Partial<AnswerParts> {
  const { severity, behaviours } = said;
  const done = behaviourById.get(behaviours.find(({ level }) => isGrave(level))?.id ?? '');
  const call = callAVet[severity] ?? '';
  return done
    ? { ...graveBehaviour(said, done, call), watch_for: watch }
    : { do_now: [call, advice.tell], remark: soundsGrave, watch_for: watch ?? emergencyChecklist };
}

const soundsGrave = "This sounds serious to me, though I can't tell what it may be.";

/** What makes a sign more urgent, if that is known, and what to do then. */
function sooner(what: string, id: string | null): string | null {
  const signs = id === null ? undefined : watchFor[id];
  return signs ? `${what} if ${signs}.` : null;
}

/** The milder kind of a grave sign, which a note that is low is about. */
const milderKind: Readonly<Record<string, string>> = {
  vomiting_repeated: 'vomiting_single',
  limp_nonweightbearing: 'limp_mild',
  lump_growing_ulcerated: 'lump_new',
};

/** The answer if it can wait: about the finding that is as serious as the answer and for which the advice fits best. */
function mild(said: Said): Partial<AnswerParts> {
  const { severity, signs, behaviours } = said;
  const heard = signs.flatMap((found) => {
    const milder = severity === 'low' ? signById.get(milderKind[found.id] ?? '') : undefined;
    const sign = milder ?? signById.get(found.id);
    return sign && found.id !== ordinaryDay ? [{ sign, level: found.level, found }] : [];
  });
  // What was licked is the poison then.
  const isPoisoned = heard.some(({ sign }) => sign.id.startsWith('toxin_'));
  const isNipping = said.isPuppy && behaviours.some(({ id }) => id === 'b_puppy_mouthing');
  const done = behaviours.flatMap(({ id, level }) => {
    const behaviour = behaviourById.get(id);
    const isOwn = !(isPoisoned && id === 'b_licking_owner') && !(isNipping && id === 'b_snapping_biting');
    return behaviour && isOwn ? [{ behaviour, level }] : [];
  });
  const usual = heard.filter(({ sign }) => knowledgeFits(sign, severity));
  const milder = heard.filter(({ sign }) => !knowledgeFits(sign, severity));
  const all = [...usual, ...done, ...milder];
  const asGrave = all.filter(({ level }) => level === severity);
  // Advice on an ordinary habit does not fit a graver answer: rather tell of what else was heard.
  const fits = asGrave.find((each) => 'sign' in each || atLeast(each.behaviour.urgency, severity));
  // A poison is told before what else is as grave.
  const poison = asGrave.find((each) => 'sign' in each && each.sign.id.startsWith('toxin_'));
  const told = poison ?? fits ?? asGrave[0] ?? all[0];
  if (!told) return {};
  const lead = 'sign' in told ? told.found : undefined;
  return {
    ...('sign' in told ? ofSign(said, told.sign) : ofBehaviour(said, told.behaviour)),
    also_heard: namesOf(alsoHeard(severity, signs, lead)),
  };
}

const maxAlsoHeard = 2;

/**
 * What else was heard that is as grave as the sign that an answer is about, or makes it graver. Other milder ones are
 * often turns of phrase.
 */
function alsoHeard(severity: SeverityLevel, signs: readonly Found[], lead: Found | undefined): Found[] {
  const least = severity === 'urgent' ? 'high' : severity;
  return signs
    .filter((each) => each !== lead && each.id !== ordinaryDay && each.words.length > 0)
    .filter(({ id, level }) => atLeast(level, least) || (lead && makesGraver(id, lead.id)))
    .filter(({ id }) => calm([signById.get(id)?.name ?? '']).length > 0)
    .slice(0, maxAlsoHeard);
}

const namesOf = (found: readonly Found[]): string[] =>
  found.flatMap(({ id }) => signById.get(id)?.name ?? []).map(lowered);

const mostlyPasses = new Set([
  'diarrhoea_mild',
  'vomiting_single',
  'minor_cut',
  'insect_sting_mild',
  'limp_mild',
]);

function ofSign(said: Said, sign: Sign): Partial<AnswerParts> {
  const { severity } = said;
  const visit = mostlyPasses.has(sign.id) ? advice.bookUnless : advice.book;
  const book = severity === 'medium' ? [visit] : [];
  const unsettled = severity === 'medium' ? advice.worse : advice.low;
  // Milder than this sign usually is: it may be something else, or worse than it sounds.
  if (!knowledgeFits(sign, severity))
    return {
      heard: lowered(sign.name),
      do_now: [advice.milder, ...book.map((step) => `Otherwise, ${lowered(step)}`)],
      watch_for: unsettled,
    };
  return {
    heard: lowered(sign.name),
    ...causesOf(said, sign, calm),
    do_now: [...book, ...calm(stepsOf(sign, severity))].slice(0, 3),
    watch_for:
      sooner(severity === 'medium' ? 'Call your vet the same day' : 'Call your vet', sign.id) ?? unsettled,
  };
}

/** What a behaviour may mean and who states it, if the cited pages do. */
function toldOf(said: Said, behaviour: Behaviour) {
  const may = behaviour.support === 'direct' ? behaviour.maySay.filter((each) => canBe(said, each)) : [];
  const says = calm(may).slice(0, 1);
  return { may_be: says, sources: says.length > 0 ? pagesOf(behaviour) : [] };
}

const graveBehaviour = (said: Said, behaviour: Behaviour, call: string): Partial<AnswerParts> => ({
  do_now: [call, ...calm(behaviour.toTry).slice(0, 2).map(sentence)].filter(Boolean),
  heard: lowered(behaviour.name),
  ...toldOf(said, behaviour),
});

function ofBehaviour(said: Said, behaviour: Behaviour): Partial<AnswerParts> {
  const { severity, isPuppy } = said;
  // Advice on an ordinary habit does not fit a more serious answer.
  const usual = atLeast(behaviour.urgency, severity) || (isPuppy && behaviour.id === 'b_puppy_mouthing');
  // If the answer asks for a visit anyway, drop steps that would put it off.
  const fitting = calm(behaviour.toTry).filter(
    (step) => severity === 'low' || !step.endsWith(', ask your vet.'),
  );
  const steps = usual ? fitting.map(sentence) : [];
  const ruleOut = sayable(behaviour.ruleOut).slice(0, 2).map(lowered);
  const isPlain = severity === 'low' && ruleOut.length === 0;
  const about = either('about', ruleOut.length > 0 ? ruleOut : ['pain or illness']);
  const last =
    severity === 'medium'
      ? `If this is new or keeps happening, book a visit in the next few days and ask your vet ${about}.`
      : `If this is new or sudden, ask your vet ${about}.`;
  return {
    heard: lowered(behaviour.name),
    ...(usual && toldOf(said, behaviour)),
    ...(severity === 'low'
      ? oneStep(steps, isPlain ? null : last)
      : { do_now: steps.slice(0, 2), watch_for: last }),
  };
}

/** One thing to try; a step that says when to call the vet is what to watch for. */
function oneStep(steps: readonly string[], last: string | null): Partial<AnswerParts> {
  const toVet = steps.find((step) => step.includes('vet'));
  const step = steps.find((each) => each !== toVet);
  return { do_now: step ? [step] : [], watch_for: toVet ?? last };
}
