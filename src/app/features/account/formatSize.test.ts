import { expect, test } from 'vitest';
import { formatSize } from './download.ts';

test.each([
  [512, '512 bytes'],
  [20_480, '20 KB'],
  [3_500_000, '3.3 MB'],
])('%i bytes are shown as %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
