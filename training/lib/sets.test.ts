import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { severityLevels } from '../../src/domain/severity.ts';
import { behaviourById } from '../../src/listening/knowledge/behaviours.ts';
import { ordinaryDay, signs } from '../../src/listening/knowledge/signs.ts';
import { filesOf, labeledLeads, noteSets, notesOf, partsOf, sets } from './sets.mjs';

const topics = new Set<string>([ordinaryDay, ...signs.map(({ id }) => id), ...behaviourById.keys()]);

describe('training/sets.json', () => {
  it('describes every file of notes, and each once', () => {
    const files = readdirSync(new URL('../sets', import.meta.url), { recursive: true, encoding: 'utf8' });
    const notes = files.filter((file) => path.extname(file) && file !== 'leads.txt');
    expect(sets.flatMap(filesOf).toSorted()).toEqual(notes.toSorted());
    expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
  });

  it('gives no held-out set a weight in training', () => {
    expect(sets.filter(({ role, weight }) => role === 'held out' && weight !== undefined)).toEqual([]);
  });
});

describe.each(noteSets)('$name', (set) => {
  it('has only notes with known levels, topics and dogs', () => {
    const wrong = notesOf(set).filter(
      ({ note, levels, topics: ids, dog }) =>
        !note.trim() ||
        levels.some((level) => !severityLevels.some((known) => known === level)) ||
        ids.some((id) => !topics.has(id)) ||
        !(dog.age >= 0 && dog.weight > 0),
    );
    expect(wrong).toEqual([]);
  });
});

it('every labeled lead names a known sign and a held-out note that is not ordinary', () => {
  const heldOut = noteSets.flatMap((set) => partsOf(set, notesOf(set)).heldOut);
  const labeled = heldOut.filter(({ set, leads }) => set !== 'realDays' && leads.length > 0);
  expect(labeled.length).toBe(labeledLeads.size);
  expect(labeled.filter(({ levels }) => levels[0] === 'low')).toEqual([]);
  expect([...labeledLeads.values()].flat().filter((id) => !topics.has(id))).toEqual([]);
});
