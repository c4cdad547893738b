import { firstSteps } from './firstSteps.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import type { Findings, Listening, PastNote } from './listen.ts';
import { type Found, signIdsOf } from './recognise.ts';
import { atLeast } from './severity.ts';
import { type Heard, standing } from './standing.ts';
import { listed, lowered, within } from './wording.ts';

// What goes on harming, however the dog seems, until a vet has seen to it.
const danger =
  /^(?:toxin_\w+|foreign_body_swallowed|battery_magnet_sharp|snake_bite|electric_shock|near_drowning)$/;
/** For so long, in ms, what comes after may come of it. */
const memory = 3 * 86_400_000;
const mostNotes = 20;

/**
 * An answer in the light of a danger that was written of in the last days and that no vet has seen since: what the dog
 * shows after it cannot wait, and whoever is called hears of both; without any sign its owner is reminded.
 */
export function mindingDangers(given: Listening, found: Findings, hear: (note: PastNote) => Heard): Findings {
  const before = dangerBefore(given, hear);
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

/** By which words it was told; by its name where it was heard by no one of them. */
function quoted({ id, words }: Found): string {
  if (words.length === 0) return `what sounded like “${lowered(signById.get(id)?.name ?? '')}”`;
  return listed(
    words.slice(0, 2).map((word) => `“${word}”`),
    'and',
  );
}

/** The danger written of last, as it was heard then; none that a vet has seen since, or by what this note tells. */
function dangerBefore(
  { note, dog, history, now }: Listening,
  hear: (note: PastNote) => Heard,
): Found | undefined {
  const recent = history
    .filter(({ at }) => at <= now && now - at < memory)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, mostNotes);
  if (!recent.some((each) => signIdsOf(each.note, dog.name, dog).some((id) => danger.test(id))))
    return undefined;
  // With this note, which may tell that a vet has seen the dog.
  return standing(dog, [...recent, { note, at: now }], hear)
    .flatMap(({ heard }) => heard.signs)
    .find(({ id, level }) => level === 'urgent' && danger.test(id));
}
