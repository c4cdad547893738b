import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import { type LogBefore, type LoggedEntry, withLog } from './fromLog.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-30T18:00:00Z');
const ago = (days: number, entry: Partial<LoggedEntry>): LoggedEntry => ({
  at: now - days * day,
  duration: null,
  text: '',
  heard: [],
  ...entry,
});

/** What is said of a note after a log. */
function said(note: string, entries: readonly LoggedEntry[], of: Partial<LogBefore> = {}): string {
  const { severity, topics, parts, text } = listenTo(note);
  const log = { entries, now, zone: 'UTC', gender: 'female' as const, ...of };
  return withLog({ severity, topics, parts, text, note }, log).text;
}

const walks = [32, 30, 35, 32, 28, 33].map((duration, index) => ago(index + 1, { duration }));

describe('an ordinary note', () => {
  it('is compared with the usual walk', () => {
    expect(said('40 minutes round the lake, lovely', walks)).toBe(
      '40 minutes: a little longer than her usual 32.',
    );
    expect(said('Walk in the rain, 15 min', walks, { gender: 'male' })).toBe(
      '15 minutes: much shorter than his usual 32.',
    );
  });

  it('is not compared with what is as usual, with a walk of the same length, or with too few', () => {
    expect(said('A walk of 33 minutes in the park', walks)).toBe('');
    expect(said('40 minutes round the block', [...walks, ago(9, { duration: 40 })])).toBe('');
    expect(said('40 minutes round the block', walks.slice(0, 3))).toBe('');
  });

  it('is the first of its kind since a day, if that was long ago', () => {
    const bath = (days: number) => [ago(days, { text: 'Bath, nails' })];
    expect(said('Bath day, smells of oatmeal', bath(59))).toBe('First bath since October 2.');
    expect(said('Bath day, smells of oatmeal', bath(5))).toBe('');
    expect(said('Bath day, smells of oatmeal', [])).toBe('');
  });

  it('is the third in seven days, but not where that is usual', () => {
    const lake = [1, 3].map((days) => ago(days, { text: 'Harbor lake' }));
    expect(said('Swam like an otter at the lake', lake)).toBe('');
    expect(said('Lovely morning at the lake', lake)).toBe('Third time at the lake in seven days.');
    const usual = [20, 21, 22, 23].map((days) => ago(days, { text: 'Harbor lake' }));
    expect(said('Lovely morning at the lake', [...lake, ...usual])).toBe('');
  });

  it('says nothing of what was not done or is not done yet', () => {
    const bath = [ago(59, { text: 'Bath' })];
    for (const note of ['No bath today, she hid', 'Bath due tomorrow', 'She wants no bath, lovely day'])
      expect(said(note, bath)).not.toContain('bath since');
    expect(said('Bath day, smells of oatmeal', [ago(5, { text: 'no bath today' }), ...bath])).toBe(
      'First bath since October 2.',
    );
  });

  it('counts the days of its zone', () => {
    const late = [{ ...ago(0, { text: 'Bath' }), at: Date.parse('2026-10-02T02:00:00Z') }];
    expect(said('Bath day, smells of oatmeal', late, { zone: 'America/New_York' })).toBe(
      'First bath since October 1.',
    );
  });
});

describe('something heard before', () => {
  const limped = (...days: number[]) => days.map((each) => ago(each, { heard: ['limp_mild'] }));

  it('says on which days', () => {
    expect(said('Limping on the left front leg', limped(3))).toContain('Noted before on November 27.');
    expect(said('Limping on the left front leg', limped(3, 20))).toContain(
      'Noted before on November 10 and November 27.',
    );
    expect(said('Limping on the left front leg', limped(0))).not.toContain('Noted before');
  });

  it('is counted, with the dates for the vet, if it keeps coming', () => {
    const text = said('Limping on the left front leg', limped(3, 20, 30, 41));
    expect(text).toContain('Noted 4 times before in 90 days, last on November 27: show your vet the dates.');
    expect(text).toContain('Book a visit');
  });

  it('of a habit, says something else each time, and in the end only how often', () => {
    const bowed = (...days: number[]) => days.map((each) => ago(each, { heard: ['b_play_bow'] }));
    const first = said('Play bow at the postman', []);
    const second = said('Play bow at the postman', bowed(4));
    expect(first).toContain('Play along in short bursts with pauses.');
    expect(second).not.toContain('Play along in short bursts with pauses.');
    expect(said('Play bow at the postman', bowed(4, 8, 12))).toMatch(
      /^A play bow: noted 3 times before in 90 days, last on November 26\./,
    );
  });

  it('leaves what cannot be compared as it is', () => {
    const heard = listenTo('qwzx plorf snibble');
    const log = { entries: walks, now, zone: 'UTC', gender: 'female' as const };
    expect(withLog({ ...heard, note: 'qwzx plorf snibble' }, log).text).toBe(heard.text);
  });
});
