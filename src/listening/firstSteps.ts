import type { SeverityLevel } from '../domain/analysis.ts';
import { advice } from './knowledge/advice.ts';
import { signById } from './knowledge/signs.ts';
import type { Sign } from './knowledge/types.ts';
import type { Found } from './recognise.ts';
import { atLeast } from './severity.ts';
import { sayable, sentence } from './wording.ts';

/** The first thing to do where it cannot wait. */
export const callAVet: Partial<Record<SeverityLevel, string>> = {
  urgent: advice.urgent,
  high: advice.high,
};

/** Whether it cannot wait. */
export const isGrave = (severity: SeverityLevel): boolean => atLeast(severity, 'high');

/**
 * Whether what the knowledge says of a sign fits here. It is written for signs as grave as this one usually is: advice
 * for home would speak against the call, and first aid against a calm answer.
 */
export const fits = ({ urgency }: Sign, severity: SeverityLevel): boolean =>
  isGrave(urgency) === isGrave(severity);

/** What to do about a sign that is as grave as this: of one that is seldom so, only what to say on the phone. */
export function stepsOf(sign: Sign, severity: SeverityLevel): string[] {
  if (!fits(sign, severity)) return [advice.tell];
  const unhurried = atLeast(sign.urgency, severity) ? (sign.unhurried ?? []) : [];
  return sayable([...sign.doNow, ...unhurried]).map(sentence);
}

// Of what is as grave, what kills soonest is told first, for it has first aid of its own.
const soonest = ['choking', 'electric_shock', 'heatstroke', 'bleeding_severe', 'seizure_emergency'];

/** The place of a sign among those as grave: the lower, the sooner it must be told. */
export const haste = (id: string): number => (soonest.includes(id) ? soonest.indexOf(id) : soonest.length);

const wasSwallowed = /^(?:toxin_\w+|foreign_body_swallowed|battery_magnet_sharp)$/;
const mostSteps = 3;

/** What to do where it cannot wait: the call leads, and nothing delays it. */
export function firstSteps(severity: SeverityLevel, signs: readonly Found[]): string[] {
  const lead = signs.find(({ level }) => isGrave(level));
  const sign = lead && signById.get(lead.id);
  const poison = signs.some(({ id, level }) => isGrave(level) && id.startsWith('toxin_'));
  const swallowed = signs.some(({ id, level }) => isGrave(level) && wasSwallowed.test(id));
  const call = poison && severity === 'urgent' ? advice.poison : (callAVet[severity] ?? '');
  const steps = [call, ...(sign ? stepsOf(sign, severity) : [])].slice(0, mostSteps);
  return swallowed ? [...steps, advice.noVomiting] : steps;
}

/** The same where it may be taken for more serious than it was heard to be. */
export function doNowAt(
  severity: SeverityLevel,
  heard: { severity: SeverityLevel; doNow: readonly string[]; signs: readonly Found[] } | null,
): readonly string[] {
  if (heard?.severity === severity) return heard.doNow;
  if (!isGrave(severity)) return [];
  // Of what can wait, there is nothing to do but what a danger before it asks for.
  const reminder = heard && !isGrave(heard.severity) ? heard.doNow : [];
  return [...firstSteps(severity, heard?.signs ?? []), ...reminder];
}
