import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Legal } from '../src/app/public/Legal.tsx';
import { privacyPolicy } from '../src/app/public/privacyPolicy.tsx';
import { historyDays } from '../src/listening/historyDays.ts';
import { listen } from '../src/listening/listen.ts';
import * as schema from '../src/server/db/schema.ts';
import { dataOf } from '../src/server/health/models/note.ts';
import { pastNote } from './listenTo.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 5, 15);
const note = 'He limps again';
const dog = { breed: 'Beagle', age: 8, weight: 27, traits: [], concerns: [], names: ['Biscuit'] };
const about = { name: 'Biscuit', gender: 'male' as const, healthConcerns: [], specialNeeds: null, ...dog };
const earlier = Array.from({ length: 9 }, (_, index) => ({
  ...pastNote(now - (index + 1) * day, 'He limped', about),
  note: 'He limped',
}));
const findings = listen({ note, dog: about, history: earlier, now });
const sent = dataOf({ userId: 1, dog, note, findings, earlier, now });

/** What a model is sent, by its name in the prompt, and the words that tell owners (policy) and operators (page). */
const told: Record<string, [policy: RegExp, page: RegExp]> = {
  'facts of the dog': [
    /breed, age, weight, traits and health concerns/,
    /breed, age, weight, traits, health concerns/,
  ],
  'what the rules found': [/what Hark itself found/, /what the engine found/],
  'earlier notes': [
    /up to five earlier health notes from the last two weeks/,
    /up to five earlier health notes of the last 14 days/,
  ],
  'the note': [/the notes or photos in question/, /the notes or photos in question/],
};

const page = readFileSync(new URL('../docs/privacy.md', import.meta.url), 'utf8');

test('the page for operators says of every table what it keeps', () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  expect(tables.map(getTableName).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the privacy policy and the page for operators name everything sent to a model', () => {
  expect(Object.keys(sent).toSorted()).toEqual(Object.keys(told).toSorted());
  expect([sent['earlier notes']?.split('\n').length, historyDays]).toEqual([5, 14]);
  const policy = renderToStaticMarkup(createElement(Legal, privacyPolicy));
  for (const [saidToOwners, saidToOperators] of Object.values(told)) {
    expect(policy).toMatch(saidToOwners);
    expect(page).toMatch(saidToOperators);
  }
});
