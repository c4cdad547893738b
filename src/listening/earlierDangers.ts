import { firstSteps } from './firstSteps.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import type { Findings, ListenInput, PastNote } from './listen.ts';
import { type Found, signIdsOf } from './recognise.ts';
import { atLeast } from './severity.ts';
import { type NoteFindings, relevantNotes } from './relevantNotes.ts';
import { listed, lowered, within } from './wording.ts';

// Dangers that keep doing harm, however well the dog seems, until a vet has treated it.
const danger =
  /^(?:toxin_\w+|foreign_body_swallowed|battery_magnet_sharp|snake_bite|electric_shock|near_drowning)$/;
/** How long later signs may come from a danger, in milliseconds. */
const rememberedFor = 3 * 86_400_000;
const maxNotes = 20;

/**
 * Adapts the findings of a note to a danger in the notes of the last three days that no vet has seen since. If the dog shows
 * any sign, it is urgent, and the owner is to tell the vet of both; if not, the owner is reminded. `findingsOf` gives the
 * findings of an earlier note.
 */
export function withEarlierDanger(
  given: ListenInput,
  found: Findings,
  findingsOf: (note: PastNote) => NoteFindings,
): Findings {
  const before = dangerBefore(given, findingsOf);
  if (!before || found.signs.some(({ id, level }) => id === before.id && level === 'urgent')) return found;
  const words = quoted(before);
  if (found.severity === 'urgent') {
    const tell = `Also tell them that earlier you wrote ${words}.`;
    const topics = [...found.topics, before.id];
    return { ...found, topics, doNow: [...found.doNow, tell], text: within([found.text, tell]) };
  }
  const topics = [before.id, ...found.topics].filter((id) => id !== ordinaryDay);
  if (found.signs.every(({ id }) => id === ordinaryDay)) {
    const whom = before.id.startsWith('toxin_') ? 'one or a poison hotline' : 'one';
    const reminder = `Earlier, you wrote ${words}. If you haven't told a vet yet, call ${whom} now, even if ${given.dog.name || 'your dog'} seems well.`;
    const text = within([reminder, 'If a vet already knows, follow their advice.']);
    const severity = atLeast(found.severity, 'medium') ? found.severity : 'medium';
    return { ...found, severity, vetNeeded: true, topics, doNow: [reminder], text };
  }
  const doNow = firstSteps('urgent', [before]);
  const text = within([
    ...doNow,
    `I say this because of this note, and because earlier you wrote ${words}: one may come from the other.`,
    'Only a vet exam can tell.',
  ]);
  return { ...found, severity: 'urgent', vetNeeded: true, topics: [...new Set(topics)], doNow, text };
}

/** The owner's words for a danger, quoted; its name if no single words were the evidence. */
function quoted({ id, words }: Found): string {
  if (words.length === 0) return `what sounded like “${lowered(signById.get(id)?.name ?? '')}”`;
  return listed(
    words.slice(0, 2).map((word) => `“${word}”`),
    'and',
  );
}

/** The latest danger in earlier notes, unless a vet has seen the dog since, by a later note or this one. */
function dangerBefore(
  { note, dog, history, now }: ListenInput,
  findingsOf: (note: PastNote) => NoteFindings,
): Found | undefined {
  const recent = history
    .filter(({ at }) => at <= now && now - at < rememberedFor)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, maxNotes);
  if (!recent.some((each) => signIdsOf(each.note, dog.name, dog).some((id) => danger.test(id))))
    return undefined;
  // Including this note, which may say that a vet has seen the dog.
  return relevantNotes(dog, [...recent, { note, at: now }], findingsOf)
    .flatMap(({ findings }) => findings.signs)
    .find(({ id, level }) => level === 'urgent' && danger.test(id));
}
