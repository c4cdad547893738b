import { expect, it } from 'vitest';
import { dialed } from './phone.ts';
import { allPoisonLines, poisonLinesFor } from './poisonLines.ts';

const names = (zone: string, language = 'en-US') => poisonLinesFor(zone, language).map(({ name }) => name);

it.each([
  ['America/New_York', 'ASPCA Animal Poison Control'],
  ['America/Indiana/Knox', 'ASPCA Animal Poison Control'],
  ['Pacific/Honolulu', 'ASPCA Animal Poison Control'],
  ['America/Toronto', 'Pet Poison Helpline'],
  ['Europe/London', 'Animal PoisonLine'],
  ['Australia/Sydney', 'Animal Poisons Helpline'],
  ['Pacific/Auckland', 'Animal Poisons Helpline'],
  ['Europe/Zurich', 'Tox Info Suisse'],
  ['Europe/Paris', 'CAPAE-Ouest'],
])('the poison line in %s is %s, whatever the language', (zone, name) => {
  expect(names(zone, 'de-DE')[0]).toBe(name);
});

it('a country without a line for owners has none, not that of the language', () => {
  for (const zone of ['Europe/Berlin', 'America/Sao_Paulo', 'America/Mexico_City', 'Africa/Nairobi'])
    expect(names(zone)).toEqual([]);
});

it('where the zone is no place, the region of the language counts', () => {
  expect(names('UTC', 'en-GB')).toEqual(['Animal PoisonLine']);
  expect(names('Etc/GMT+5', 'fr-Latn-CH')).toEqual(['Tox Info Suisse']);
  expect(names('UTC', 'en')).toEqual([]);
  expect(names('UTC', '')).toEqual([]);
});

it('every poison line can be called, says what it costs, and has its sources', () => {
  expect(allPoisonLines.length).toBeGreaterThan(6);
  for (const { phone, fee, sources } of allPoisonLines) {
    expect(dialed(phone)).toMatch(/^\d{3,}$/);
    expect(fee).toMatch(/fee|free/i);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/^https:\/\//);
  }
});
