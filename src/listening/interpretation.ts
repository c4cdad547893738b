import type { SeverityLevel } from '../domain/analysis.ts';
import { callAVet, firstSteps, isGrave, knowledgeFits, stepsOf } from './firstSteps.ts';
import { advice } from './knowledge/advice.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { authorities, withSources } from './knowledge/cited.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import type { Behaviour, Sign, Source } from './knowledge/types.ts';
import type { Found } from './recognise.ts';
import { atLeast } from './severity.ts';
import { stopWords } from './stopWords.ts';
import { calm, either, listed, lowered, sayable, sentence, within } from './wording.ts';

/** What to look for when the engine cannot say what a note means. */
export const emergencyChecklist: string = advice.emergencies;

interface Said {
  severity: SeverityLevel;
  understood: boolean;
  signs: readonly Found[];
  behaviours: readonly Found[];
  name: string;
}

/** The text of an answer, and the first steps if it cannot wait. The text begins with what to do and names no diagnosis. */
export function interpretation(said: Said): { text: string; doNow: string[] } {
  const { severity, understood, signs } = said;
  if (isGrave(severity)) {
    const doNow = firstSteps(severity, signs);
    return { text: within(grave(said, doNow)), doNow };
  }
  const sentences = understood ? mild(said) : severity === 'low' ? nothingKnown : notUnderstood;
  return { text: within(sentences), doNow: [] };
}

const nothingKnown = [
  "Thanks for the note. I don't hear anything in it that I know as a sign of illness, though I may not understand every word.",
  emergencyChecklist,
  'If something feels wrong to you, write down what you see or call your vet: you know your dog best.',
];

const notUnderstood = [
  "This doesn't tell me enough to say what it may mean.",
  'Could you add what you see, when it started, and how your dog is eating, drinking, moving and breathing?',
  emergencyChecklist,
  'If something feels wrong to you, call your vet: you know your dog best.',
];

const whatIsSafe = [
  "I only listen to what you saw, and can't tell you what is safe for your dog.",
  "Don't give anything until a vet says so: what's harmless to people can poison a dog.",
];

/** Fixed answers, for notes to which advice on a sign would be no answer. */
export const fixedTexts = {
  foreign: within(notUnderstood),
  asksIdly: within([...whatIsSafe, 'If something worries you, write down what you see or call your vet.']),
  asksWhatToGive: within([
    ...whatIsSafe,
    'If your dog ate any of it, call your vet, an emergency clinic or a poison hotline now and tell them what, how much and when.',
    'If something else worries you, write down what you see or call your vet.',
  ]),
  asksOfTrouble: within([
    "I only listen to what you saw, and can't answer what might happen.",
    "If you've seen it, write down what you see and when it started, and ask your vet.",
    emergencyChecklist,
  ]),
  diagnosis: within([
    'Thank you for telling me what your vet found.',
    "Follow your vet's plan, and call them if something changes.",
    emergencyChecklist,
  ]),
};

/** The answer to a note of this severity about another of the owner's dogs. */
export const ofAnother = (name: string, severity: SeverityLevel): string =>
  within([
    callAVet[severity] ?? '',
    `This note is about ${name}. Switch to ${name} and log it there, and I'll listen to it for ${name}.`,
    emergencyChecklist,
  ]);

/** Added to the answer to a note that tells something grave of this dog and of another. */
export const alsoOfAnother = (name: string): string =>
  `What you wrote about ${name} can't wait either: tell them of both dogs, and log it for ${name}.`;

const soundsGrave = [
  "This sounds serious to me, though I can't tell what it may be.",
  emergencyChecklist,
  advice.tell,
];

/** Possible causes of a sign, if the cited pages state them. */
const causesOf = (sign: Sign) => (sign.support === 'direct' ? sayable(sign.mayBe) : []).map(lowered);

const canGoWith = (causes: readonly string[], { sources }: Sign) =>
  sourced(`It can be linked ${either('to', causes)}.`, sources);

const maxCited = 2;

/** A claim with the first of the sites that state it. */
const sourced = (text: string, sources: readonly Source[]) =>
  withSources(text, calm(authorities(sources.map(([page]) => page))).slice(0, maxCited));

function grave({ severity, signs, behaviours, name }: Said, doNow: readonly string[]): string[] {
  const lead = signs[0];
  if (!lead || !isGrave(lead.level)) {
    const done = behaviourById.get(behaviours.find(({ level }) => isGrave(level))?.id ?? '');
    return [callAVet[severity] ?? '', ...(done ? graveBehaviour(done) : soundsGrave)];
  }
  const sign = signById.get(lead.id);
  const telling = lead.words.filter((word) => !stopWords.has(word.toLowerCase()));
  const heard = telling.slice(0, 3).map((word) => `“${word}”`);
  const causes = sign && knowledgeFits(sign, severity) ? causesOf(sign).slice(0, 3) : [];
  return [
    ...doNow,
    heard.length > 0 ? `I say this because you wrote ${listed(heard, 'and')}.` : '',
    alsoHeard(signs, lead),
    sign && causes.length > 0
      ? `${canGoWith(causes, sign)} Only a vet exam can tell.`
      : "Only a vet exam can tell what's behind it.",
    severity === 'urgent'
      ? `Please don't put this off, even if ${name || 'your dog'} seems better for a while.`
      : advice.sooner,
  ];
}

/** The answer if it can wait: about the finding that is as serious as the answer and for which the advice fits best. */
function mild(said: Said): string[] {
  const { severity, signs, behaviours, name } = said;
  const heard = signs.flatMap(({ id, level }) => {
    const sign = signById.get(id);
    return sign && id !== ordinaryDay ? [{ sign, level }] : [];
  });
  const done = behaviours.flatMap(({ id, level }) => {
    const behaviour = behaviourById.get(id);
    return behaviour ? [{ behaviour, level }] : [];
  });
  const usual = heard.filter(({ sign }) => knowledgeFits(sign, severity));
  const milder = heard.filter(({ sign }) => !knowledgeFits(sign, severity));
  const all = [...usual, ...done, ...milder];
  const told = all.find(({ level }) => level === severity) ?? all[0];
  if (told) {
    const [first = '', ...rest] =
      'sign' in told ? ofSign(severity, told.sign) : ofBehaviour(severity, told.behaviour);
    return [
      first,
      alsoHeard(
        signs,
        signs.find(({ id }) => 'sign' in told && id === told.sign.id),
      ),
      ...rest,
    ];
  }
  return [
    `Thanks for the note. Nothing in it points to a sign of illness in ${name || 'your dog'}.`,
    'Notes like this show what an ordinary day looks like, so a change stands out.',
    'If something feels different, write down what you see or call your vet.',
  ];
}

const maxAlsoHeard = 2;

/** Names what else was heard beside the sign that an answer is about, the gravest first. */
function alsoHeard(signs: readonly Found[], lead: Found | undefined): string {
  const names = signs
    .filter((each) => each !== lead && each.id !== ordinaryDay && each.words.length > 0)
    .flatMap(({ id }) => signById.get(id)?.name ?? [])
    .map(lowered);
  const others = calm(names).slice(0, maxAlsoHeard);
  return others.length > 0 ? `I also hear: ${listed(others, 'and')}.` : '';
}

function ofSign(severity: SeverityLevel, sign: Sign): string[] {
  const last = severity === 'medium' ? advice.medium : advice.low;
  // Milder than this sign usually is: it may be something else, or worse than it sounds.
  if (!knowledgeFits(sign, severity))
    return [
      `Thanks for telling me. What I hear is close to this: ${lowered(sign.name)}.`,
      advice.milder,
      `Otherwise, ${lowered(last)}`,
    ];
  const causes = calm(causesOf(sign)).slice(0, 2);
  return [
    `Thanks for telling me. Here's what I hear: ${lowered(sign.name)}.`,
    causes.length > 0 ? canGoWith(causes, sign) : '',
    ...calm(stepsOf(sign, severity)).slice(0, 3),
    last,
  ];
}

const toldOf = ({ maySay, sources }: Behaviour) => {
  const says = calm(maySay).slice(0, 1).map(lowered);
  return says.length > 0 ? sourced(`It's often ${listed(says)}.`, sources) : '';
};

const graveBehaviour = (behaviour: Behaviour): string[] => [
  `Here's what I hear: ${lowered(behaviour.name)}.`,
  ...calm(behaviour.toTry).slice(0, 2).map(sentence),
  toldOf(behaviour),
];

function ofBehaviour(severity: SeverityLevel, behaviour: Behaviour): string[] {
  // Advice on an ordinary habit does not fit a more serious answer.
  const usual = atLeast(behaviour.urgency, severity);
  // If the answer asks for a visit anyway, drop steps that would put it off.
  const fitting = calm(behaviour.toTry).filter(
    (step) => severity === 'low' || !step.endsWith(', ask your vet.'),
  );
  const steps = usual ? fitting.slice(0, 2).map(sentence) : [];
  const ruleOut = sayable(behaviour.ruleOut).slice(0, 2).map(lowered);
  const last =
    severity === 'medium'
      ? `If this is new or keeps happening, book a visit in the next few days and ask your vet ${either('about', ruleOut.length > 0 ? ruleOut : ['pain or illness'])}.`
      : advice.behaviour;
  return [
    `Here's what I hear: ${lowered(behaviour.name)}.`,
    usual ? toldOf(behaviour) : '',
    ...steps,
    severity === 'low' && steps.some((step) => step.includes('vet')) ? '' : last,
  ];
}
