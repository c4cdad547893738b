// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colour a role has by day (0) or by night (1), as OKLCH. */
function colour(role: string, when: 0 | 1): [number, number, number] {
  const written = new RegExp(`--${role}: (.+);`).exec(sheet)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(written)?.[1];
  if (other) return colour(other, when);
  const found = [...written.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)][when];
  if (!found) throw new Error(`No colour is written for ${role}`);
  return [Number(found[1]) / 100, Number(found[2]), Number(found[3])];
}

/** Relative luminance as WCAG has it. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (channel: number) => Math.min(Math.max(channel, 0), 1);
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, when: 0 | 1): number {
  const [low, high] = [luminance(colour(one, when)), luminance(colour(other, when))].toSorted(
    (x, y) => x - y,
  );
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const papers = ['page', 'card', 'sunk'];
const hues = [
  'walk',
  'feeding',
  'health',
  'care',
  'good',
  'watch',
  'alarm',
  'urgent',
  'high',
  'medium',
  'low',
  'brand',
];
const softs = hues.map((hue) => `${hue}-soft`);

const pairs: [text: string, ground: string, least: number][] = [
  ...[...papers, ...softs, 'accent-soft'].map((ground) => ['ink', ground, 7] as [string, string, number]),
  ...[...papers, 'brand-soft'].map((ground) => ['quiet', ground, 4.5] as [string, string, number]),
  ...hues.flatMap((hue) =>
    [...papers, `${hue}-soft`].map((ground) => [hue, ground, 4.5] as [string, string, number]),
  ),
  ['accent-ink', 'accent', 4.5],
  ['page', 'brand', 4.5],
  ['heard-ink', 'heard', 7],
  ['accent', 'heard', 4.5],
  ['page', 'alarm', 4.5],
  ['page', 'ink', 7],
  // The outline of a field is all that shows where it is.
  ['edge', 'card', 3],
  ['edge', 'page', 3],
];

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s mode all text has enough contrast, and body text the most', (_, when) => {
  const faint = pairs
    .map(([text, ground, least]) => ({ text, ground, least, is: contrast(text, ground, when) }))
    .filter(({ is, least }) => is < least)
    .map(({ text, ground, least, is }) => `${text} on ${ground}: ${is.toFixed(2)}, not ${least}`);
  expect(faint).toEqual([]);
});
