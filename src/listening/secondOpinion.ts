import type { SeverityLevel } from '../domain/severity.ts';
import { tellingWords } from './classifier.ts';
import { type Decision, urgentSentences } from './decide.ts';
import type { Frailty } from './dog.ts';
import { allFound, type Found, loweredTo, withAtLevel, withoutSign } from './found.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import type { Prediction } from './model/layers.ts';
import { type Reading, read } from './model/network.ts';
import { tokensOf } from './model/tokens.ts';
import { ownClauses } from './overrides.ts';
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

/**
 * Has a second network, which reads a longer note in order, take back an alarm or raise one. The first hears what is told
 * in a few words anywhere, but not of whom, when, or in jest.
 */
export function withSecondOpinion(seen: Recognised, frail: Frailty, decision: Decision): Decision {
  const count = seen.words.length;
  if (count < leastWords || count > mostWords) return decision;
  const found = allFound(decision);
  const level = worst([decision.level, ...found.map((each) => each.level)]);
  const reading = read(tokensOf(seen), frail);
  const opinion = reading(0, count);
  if (!atLeast(level, 'high') || gravityOf(opinion) >= graveLimit)
    return level !== 'urgent' && opinion.levels.urgent >= urgentThreshold
      ? alarmed(seen, frail, decision, opinion)
      : decision;
  if (isToldOutright(seen, frail, found, reading)) return decision;
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

/** Makes it urgent, for the likeliest sign if one is likely. */
function alarmed(seen: Recognised, frail: Frailty, decision: Decision, opinion: Prediction): Decision {
  const likely = opinion.topics().find(({ id }) => id !== ordinaryDay);
  const lead = likely && likely.share >= nameThreshold && signById.has(likely.id) ? likely.id : null;
  const telling = () => tellingWords(seen, frail, 'urgent');
  const found = lead ? withoutSign(withAtLevel(decision, lead, 'urgent', telling), ordinaryDay) : decision;
  return { ...decision, ...found, level: 'urgent', calm: false, lead };
}
