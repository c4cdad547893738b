import type { SeverityLevel } from '../domain/severity.ts';
import type { Found } from './found.ts';
import { advice } from './knowledge/advice.ts';
import { signById } from './knowledge/signs.ts';
import type { Sign } from './knowledge/types.ts';
import { atLeast } from './severity.ts';
import { lowered, sayable, sentence } from './wording.ts';

/** The first thing to do, by severity, if it cannot wait. */
export const callAVet: Partial<Record<SeverityLevel, string>> = {
  urgent: advice.urgent,
  high: advice.high,
};

/** Whether it cannot wait: high or urgent. */
export const isGrave = (severity: SeverityLevel): boolean => atLeast(severity, 'high');

/**
 * Whether the advice in `knowledge/` on a sign fits a severity. It is written for the sign's usual urgency: advice for at
 * home would contradict a call to the vet, and first aid a calm answer.
 */
export const knowledgeFits = ({ urgency }: Sign, severity: SeverityLevel): boolean =>
  isGrave(urgency) === isGrave(severity);

/** What to do about a sign at a severity; if it is seldom so grave, only what to say on the phone. */
export function stepsOf(sign: Sign, severity: SeverityLevel): string[] {
  if (!knowledgeFits(sign, severity)) return [advice.tell];
  const unhurried = atLeast(sign.urgency, severity) ? (sign.unhurried ?? []) : [];
  return sayable([...sign.doNow, ...unhurried]).map(sentence);
}

// Among signs of the same level, what kills soonest comes first, because it has first aid of its own.
const soonest = ['choking', 'electric_shock', 'heatstroke', 'bleeding_severe', 'seizure_emergency'];

/** Whether a sign, by its id, has first aid that must be told before that for any other. */
export const killsSoonest = (id: string): boolean => soonest.includes(id);

/** Orders signs of the same level: the lower, the earlier it must be told. */
export const firstAidRank = (id: string): number => (killsSoonest(id) ? soonest.indexOf(id) : soonest.length);

// Signs with first aid for one place or one moment, which is done beside the first aid for another sign.
const besideAnother =
  /^(?:choking|seizure_\w+|bleeding_severe|broken_bone|burn_scald|eye_injury_emergency|electric_shock|snake_bite|paralysis_ivdd|rectal_prolapse|diabetic_unwell|head_trauma|breathing_distress)$/;
// What is done about the one must not undo what is done about the other.
const opposites: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\bcool|\bcold/i, /\bwarm/i],
  [/open the mouth/i, /hands away from the mouth|nothing in the mouth/i],
  [/upright/i, /\bflat\b|on a board/i],
];

const wasSwallowed = /^(?:toxin_\w+|foreign_body_swallowed|battery_magnet_sharp)$/;
const maxSteps = 3;

/** What to do if it cannot wait: first the call, then what does not delay it, at most three steps and a warning. */
export function firstSteps(severity: SeverityLevel, signs: readonly Found[]): string[] {
  const lead = signs.find(({ level }) => isGrave(level));
  const sign = lead && signById.get(lead.id);
  const poison = signs.some(({ id, level }) => isGrave(level) && id.startsWith('toxin_'));
  const swallowed = signs.some(({ id, level }) => isGrave(level) && wasSwallowed.test(id));
  const call = poison && severity === 'urgent' ? advice.poison : (callAVet[severity] ?? '');
  const own = [call, ...(sign ? stepsOf(sign, severity) : [])].slice(0, maxSteps);
  const steps = [
    ...own,
    ...stepBeside(
      own,
      signs.filter((each) => each !== lead),
      severity,
    ),
  ];
  return swallowed ? [...steps, advice.noVomiting] : steps;
}

/** The first aid for a second sign, if there is any that does not oppose the steps already chosen. */
function stepBeside(steps: readonly string[], signs: readonly Found[], severity: SeverityLevel): string[] {
  for (const { id, level } of signs) {
    const sign = besideAnother.test(id) && isGrave(level) ? signById.get(id) : undefined;
    const step = sign && knowledgeFits(sign, severity) ? sayable(sign.doNow).map(sentence)[0] : undefined;
    if (sign && step && !steps.includes(step) && !steps.some((each) => opposes(each, step)))
      return [`For ${lowered(sign.name)}: ${lowered(step)}`];
  }
  return [];
}

const opposes = (one: string, other: string) =>
  opposites.some(
    ([left, right]) => (left.test(one) && right.test(other)) || (right.test(one) && left.test(other)),
  );

/** What to do at a severity that may be higher than the engine's own (`heard`), as when a model raised it. */
export function doNowAt(
  severity: SeverityLevel,
  heard: {
    severity: SeverityLevel;
    doNow: readonly string[];
    signs: readonly Found[];
    reminder?: string;
  } | null,
): readonly string[] {
  if (heard?.severity === severity) return heard.doNow;
  if (!isGrave(severity)) return [];
  return [...firstSteps(severity, heard?.signs ?? []), ...(heard?.reminder ? [heard.reminder] : [])];
}
