import type { SeverityLevel } from '../domain/severity.ts';
import { tellingWords } from './classifier.ts';
import { type Decision, urgentSentences } from './decide.ts';
import type { Frailty } from './dog.ts';
import { isGrave } from './firstSteps.ts';
import { allFound, type Found, loweredTo, withAtLevel, withoutSign } from './found.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import type { Prediction } from './model/layers.ts';
import { type Reading, read } from './model/network.ts';
import { tokensOf } from './model/tokens.ts';
import { isNameable, isOfFemales, ownClauses } from './overrides.ts';
import type { Recognised } from './recognise.ts';
import { atLeast, worst } from './severity.ts';

// Thresholds, chosen on notes that neither network had been trained on (docs/decisions/0015).
// Shorter notes have little order to tell anything by, and on longer ones the network was not trained.
const [leastWords, mostWords] = [27, 220];
// Below this share of "high" and "urgent" together an alarm is taken back, from this share of "urgent" on one is raised.
const graveLimit = 0.2;
const urgentThreshold = 0.55;
// From here on a clause that tells of nothing else but a sign says it outright: that alarm stays.
const clauseThreshold = 0.3;
// And from here on, for urgent alone, a sentence that the first network takes for urgent.
const sentenceThreshold = 0.1;
// From which share of the topics a sign is named with an alarm.
const nameThreshold = 0.4;
// And from which share it leads the answer.
const leadThreshold = 0.5;

/**
 * Has a second network, which reads a longer note in order, take back an alarm or raise one, and choose the sign that leads.
 * The first hears what is told in a few words anywhere, but not of whom, when, or in jest, nor what matters most.
 */
export function withSecondOpinion(
  seen: Recognised,
  frail: Frailty,
  male: boolean,
  decision: Decision,
): Decision {
  const count = seen.words.length;
  if (count < leastWords || count > mostWords) return decision;
  const found = allFound(decision);
  const level = worst([decision.level, ...found.map((each) => each.level)]);
  const reading = read(tokensOf(seen), frail);
  const opinion = reading(0, count);
  const likely = opinion.topics().find(({ id }) => id !== ordinaryDay && !isOfFemales(id, seen, male));
  const told = { seen, frail, likely };
  if (level !== 'urgent' && opinion.levels.urgent >= urgentThreshold) return alarmed(told, decision);
  const isAgreed = !atLeast(level, 'high') || gravityOf(opinion) >= graveLimit;
  if (isAgreed || isToldOutright(seen, frail, found, reading)) return led(told, decision);
  return calmed(decision, opinion.levels.medium > opinion.levels.low ? 'medium' : 'low');
}

/** Whether both networks hear something urgent in one sentence, or a clause tells of nothing but something grave. */
function isToldOutright(
  seen: Recognised,
  frail: Frailty,
  found: readonly Found[],
  reading: Reading,
): boolean {
  const clausesOf = ownClauses(seen);
  const clauses = found.filter(({ level }) => atLeast(level, 'high')).flatMap(clausesOf);
  return (
    clauses.some(({ first, end }) => gravityOf(reading(first, end)) >= clauseThreshold) ||
    urgentSentences(seen, frail).some(
      ({ first, end }) => reading(first, end).levels.urgent >= sentenceThreshold,
    )
  );
}

const gravityOf = ({ levels }: Prediction) => levels.high + levels.urgent;

/** Takes the alarm back: lowers all that was found. What is no more than ordinary then was a turn of phrase. */
const calmed = (decision: Decision, level: SeverityLevel): Decision => ({
  ...decision,
  ...loweredTo(level, decision, true, () => false),
  level,
  calm: level === 'low',
  surelyCalm: false,
  lead: null,
});

/** A note, and the sign or behavior that the network takes for the likeliest in it. */
interface Told {
  readonly seen: Recognised;
  readonly frail: Frailty;
  readonly likely: { readonly id: string; readonly share: number } | undefined;
}

/** Has the likeliest lead the answer, if it is likely enough. */
function led(told: Told, decision: Decision): Decision {
  const { seen, frail, likely } = told;
  const { level } = decision;
  if (level === 'low' || !likely || likely.share < leadThreshold) return decision;
  if (!isNameable(likely.id, seen, frail) || (isGrave(level) && !signById.has(likely.id))) return decision;
  return { ...named(told, decision, likely.id, level), lead: likely.id };
}

/** Makes it urgent, for the likeliest sign if one is likely. */
function alarmed(told: Told, decision: Decision): Decision {
  const { likely } = told;
  const lead = likely && likely.share >= nameThreshold && signById.has(likely.id) ? likely.id : null;
  const found = lead ? named(told, decision, lead, 'urgent') : decision;
  return { ...found, level: 'urgent', calm: false, lead };
}

/** With a sign or behavior at a level, and no ordinary day beside it. */
const named = ({ seen, frail }: Told, decision: Decision, id: string, level: SeverityLevel): Decision =>
  withoutSign(
    withAtLevel(decision, id, level, () => tellingWords(seen, frail, level)),
    ordinaryDay,
  );
