import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listenTo } from '../../test/listenTo.ts';
import { redFlags } from '../../test/redFlags.ts';
import { sampled } from '../../test/sampled.ts';
import { severityLevels } from '../domain/severity.ts';

/** Generous, because these are thousands of notes and the machine may be busy. */
const enough = { timeout: 600_000 };
const severityOf = (note: string) => listenTo(note).severity;

/** Notes of five sets, on most of which the classifier was not trained. */
const notes = ['ownFirst', 'likeGiven00', 'likeGiven01', 'likeGiven02', 'hardest'].flatMap((name) =>
  readFileSync(new URL(`../../training/sets/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('|').slice(3).join('|')),
);
const sentencesOf = (note: string) =>
  (note.match(/[^.!?]+[.!?]*/g) ?? []).map((each) => each.trim().replace(/[^.!?]$/, '$&.'));

describe('any note', () => {
  it('with a red flag before or after it is urgent', enough, () => {
    const flagged = notes.map((note, index) => ({ note, flag: redFlags[index % redFlags.length] ?? '' }));
    const drowned = sampled(flagged, 5).flatMap(({ note, flag }) =>
      [`${flag} ${note}`, `${sentencesOf(note).join(' ')} ${flag}`].filter(
        (each) => severityOf(each) !== 'urgent',
      ),
    );
    expect(notes.length).toBeGreaterThan(2000);
    expect(drowned).toEqual([]);
  });

  it('rarely changes by more than one level when its sentences are reversed', enough, () => {
    const several = notes.map(sentencesOf).filter(({ length }) => length > 1);
    const moved = several.filter((sentences) => {
      const [told, reversed] = [sentences, sentences.toReversed()].map((each) =>
        severityLevels.indexOf(severityOf(each.join(' '))),
      );
      return Math.abs((told ?? 0) - (reversed ?? 0)) > 1;
    });
    expect(several.length).toBeGreaterThan(200);
    expect(moved.length / several.length).toBeLessThan(0.01);
  });
});
