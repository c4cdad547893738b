import { expect, test } from 'vitest';
import { releaseNotes } from './releaseNotes.mjs';

const changelog = `# Changelog

## 1.10.0 (unreleased)

- More.

## 1.1.0 (November 28, 2026)

### App

- Walks can be shared.

## 1.0.0 (November 1, 2026)

## 0.9.0 (October 1, 2026)

- First.
`;

test('the notes of a release are its section of the changelog', () => {
  expect(releaseNotes(changelog, '1.1.0')).toBe('### App\n\n- Walks can be shared.');
  expect(releaseNotes(changelog, '0.9.0')).toBe('- First.');
});

test.each([
  ['1.1', /no section/],
  ['2.0.0', /no section/],
  ['1.10.0', /unreleased/],
  ['1.0.0', /says nothing/],
])('version %s is not released because the changelog is not ready for it', (version, reason) => {
  expect(() => releaseNotes(changelog, version)).toThrow(reason);
});
