import type { NotedSign } from '../domain/noteFindings.ts';
import type { SeverityLevel } from '../domain/severity.ts';
import { behaviourById } from './knowledge/behaviours.ts';
import { ordinaryDay, signById } from './knowledge/signs.ts';
import { rank } from './severity.ts';

/** What a note is about: ids of signs and behaviours; if there are several, the signs with their levels. */
interface About {
  severity: SeverityLevel;
  topics: readonly string[];
  signs: readonly Pick<NotedSign, 'id' | 'level'>[] | null;
}

/**
 * What notes are about, in words, each at its gravest and the gravest first: signs at the level that they had, behaviours at
 * their own. An ordinary day is not named, nor is what this release no longer knows, nor a sign that was only thought of
 * beside those that were found.
 */
export function topicsNamed(notes: readonly About[]): { name: string; severity: SeverityLevel }[] {
  const found = new Map<string, SeverityLevel>();
  for (const { severity, topics, signs } of notes)
    for (const id of topics) {
      const known = signById.get(id) ?? behaviourById.get(id);
      if (!known || id === ordinaryDay) continue;
      const level = levelOf(id, { severity, topics, signs });
      if (level === null) continue;
      const before = found.get(known.name);
      if (!before || rank(level) > rank(before)) found.set(known.name, level);
    }
  return [...found]
    .map(([name, severity]) => ({ name, severity }))
    .toSorted((one, other) => rank(other.severity) - rank(one.severity));
}

/** The level of a topic that this release knows; null if it was only thought of. */
function levelOf(id: string, { severity, signs }: About): SeverityLevel | null {
  if (signs === null) return severity;
  const found = signs.find((sign) => sign.id === id);
  if (found) return found.level;
  if (!signById.has(id)) return behaviourById.get(id)?.urgency ?? severity;
  return signs.length > 0 ? null : severity;
}
