import { noParts } from '../domain/analysis.ts';
import type { NotedSign, NoteFindings } from '../domain/noteFindings.ts';
import { answerOf, asSteps } from './answer.ts';
import { firstSteps, isGrave } from './firstSteps.ts';
import type { Found } from './found.ts';
import { dontPutOff } from './interpretation.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import type { Findings, ListenInput, PastNote } from './listen.ts';
import { mayComeFrom } from './mayComeFrom.ts';
import { relevantNotes } from './relevantNotes.ts';
import { worst } from './severity.ts';
import { listed, lowered } from './wording.ts';

// Dangers that keep doing harm, however well the dog seems, until a vet has treated it.
const danger =
  /^(?:toxin_\w+|foreign_body_swallowed|battery_magnet_sharp|snake_bite|electric_shock|near_drowning)$/;
const day = 86_400_000;
/** How long later signs may come from a danger, in milliseconds. */
const rememberedFor = 3 * day;
const maxNotes = 20;
const maxDangers = 2;

interface EarlierDanger {
  readonly sign: NotedSign;
  /** How long ago it was noted, in milliseconds. */
  readonly ago: number;
}

/**
 * Adapts the findings of a note to dangers in the notes of the last three days that no vet has seen since. If a sign in this
 * note may come from one of them, it is urgent; all else keeps its own answer, below one line that reminds of the danger.
 * `findAlone` finds what this note means by itself.
 */
export function withEarlierDanger(
  given: ListenInput,
  found: Findings,
  findAlone: () => NoteFindings,
): Findings {
  const isTold = ({ sign }: EarlierDanger) =>
    found.signs.some(({ id, level }) => id === sign.id && level === 'urgent');
  const dangers = dangersBefore(given, findAlone).filter((each) => !isTold(each));
  if (dangers.length === 0) return found;
  const own = found.topics.filter((id) => id !== ordinaryDay);
  const topics = [...new Set([...own, ...dangers.map(({ sign }) => sign.id)])];
  if (found.severity === 'urgent') {
    const reminder = `Also tell them that ${writtenBefore(dangers)}.`;
    return {
      ...found,
      topics,
      reminder,
      doNow: [...found.doNow, reminder],
      ...answerOf('urgent', { ...found.parts, do_now: asSteps([...found.doNow, reminder]) }, given.note),
    };
  }
  const signs = found.signs.filter(({ id }) => id !== ordinaryDay);
  const cause = dangers.find(({ sign }) => isCauseOf(sign, signs, found));
  if (cause) return urgentWith(given, cause, dangers, signs, { ...found, topics });
  const whom = dangers.some(({ sign }) => isPoison(sign)) ? 'one or a poison hotline' : 'one';
  const isCalm = signs.length + found.behaviours.length === 0 && found.understood && !isGrave(found.severity);
  const seemsWell = isCalm ? `, even if ${given.dog.name || 'your dog'} seems well` : '';
  const reminder = `${capital(writtenBefore(dangers)).replace(/^Earlier /, 'Earlier, ')}. If you haven't told a vet yet, call ${whom} now${seemsWell}.`;
  return {
    ...found,
    severity: worst([found.severity, 'medium']),
    vetNeeded: true,
    topics,
    reminder,
    doNow: [reminder, ...found.doNow],
    ...answerOf(
      found.severity,
      {
        ...found.parts,
        do_now: [reminder, ...found.parts.do_now.slice(0, 2)],
        ...(isOrdinary(found) && { watch_for: 'If a vet already knows, follow their advice.' }),
      },
      given.note,
      reminder,
    ),
  };
}

/** Whether the answer to a note is only that nothing in it points to an illness. */
const isOrdinary = ({ signs, behaviours }: Findings) =>
  behaviours.length === 0 && signs.length > 0 && signs.every(({ id }) => id === ordinaryDay);

const isPoison = ({ id }: Found) => id.startsWith('toxin_');

/** What is grave and was not understood may come from anything. */
const isCauseOf = (sign: Found, later: readonly Found[], { severity }: Findings): boolean =>
  later.length === 0 ? isGrave(severity) : later.some(({ id }) => mayComeFrom(id, sign.id));

/** The findings of a note that tells of what may come from an earlier danger. */
function urgentWith(
  { note, dog }: ListenInput,
  { sign: cause }: EarlierDanger,
  dangers: readonly EarlierDanger[],
  signs: readonly Found[],
  found: Findings,
): Findings {
  const fitting = signs.filter(({ id }) => mayComeFrom(id, cause.id));
  const others = signs.filter((each) => !fitting.includes(each)).flatMap(({ id }) => nameOf(id));
  const doNow = firstSteps('urgent', [cause, ...found.signs]);
  const parts = {
    ...noParts,
    do_now: asSteps(doNow),
    also_heard: others.slice(0, 2),
    remark: `I say this because of ${fitting.length > 0 ? quoted(fitting) : 'this note'}, and because ${writtenBefore(dangers)}: one may come from the other.`,
    watch_for: dontPutOff(dog.name),
  };
  return { ...found, severity: 'urgent', vetNeeded: true, doNow, ...answerOf('urgent', parts, note) };
}

const nameOf = (id: string) => {
  const name = signById.get(id)?.name;
  return name ? [lowered(name)] : [];
};

/** When dangers were noted and in which words: "earlier, you wrote “ate grapes”". */
function writtenBefore(dangers: readonly EarlierDanger[]): string {
  const days = Math.floor((dangers[0]?.ago ?? 0) / day);
  const when = days === 0 ? 'earlier' : days === 1 ? 'a day ago' : `${days} days ago`;
  return `${when} you wrote ${listed([...new Set(dangers.map(({ sign }) => quoted([sign])))], 'and')}`;
}

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** The owner's words for signs, quoted; a sign's name if no single words were the evidence. */
function quoted(signs: readonly Found[]): string {
  const words = signs.flatMap((sign) => sign.words).slice(0, 2);
  if (words.length === 0) return `what sounded like “${signs.flatMap(({ id }) => nameOf(id)).join(' and ')}”`;
  return listed(
    words.map((word) => `“${word}”`),
    'and',
  );
}

/**
 * The dangers in earlier notes, the latest first, but for those of which a vet knows or that are over, as somebody has said, and
 * unless a vet has seen the dog since, by a later note or this one.
 */
function dangersBefore({ history, now }: ListenInput, findAlone: () => NoteFindings): EarlierDanger[] {
  const recent = history
    .filter(({ at }) => at <= now && now - at < rememberedFor)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, maxNotes);
  const tells = ({ findings, isResolved = false }: PastNote) =>
    !isResolved && findings.mentioned.some((id) => danger.test(id));
  if (!recent.some(tells)) return [];
  const before = recent.map(({ at, findings, isResolved = false }) => ({
    at,
    findings: findings.alone,
    isResolved,
  }));
  // Including this note, which may say that a vet has seen the dog.
  const current = { at: now, findings: findAlone(), isResolved: false };
  const dangers = new Map<string, EarlierDanger>();
  for (const note of relevantNotes([...before, current])) {
    if (note === current || note.isResolved) continue;
    for (const sign of note.findings.signs)
      if (sign.level === 'urgent' && danger.test(sign.id) && !dangers.has(sign.id))
        dangers.set(sign.id, { sign, ago: now - note.at });
  }
  return [...dangers.values()].slice(0, maxDangers);
}
