import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { measure, qualityFindings } from './photoQuality.ts';

/** Light and dark squares, as a photo of something with edges. */
const squares = (dark = 70, light = 190, size = 600) =>
  sharp(
    Buffer.from(
      Array.from({ length: size * size }, (_, at) =>
        (((at % size) >> 4) + (Math.floor(at / size) >> 4)) % 2 ? light : dark,
      ),
    ),
    { raw: { width: size, height: size, channels: 1 } },
  );

async function findingsOf(image: Sharp) {
  const display = await sharp(await image.png().toBuffer())
    .webp()
    .toBuffer();
  return qualityFindings(await measure({ display, thumbnail: display }));
}

describe('a photo is measured', () => {
  it('and nothing is asked of one that is sharp, well lit and large', async () => {
    const { findings, advice } = await findingsOf(squares());
    expect(findings['Sharpness']).toMatch(/^Sharp/);
    expect(findings['Light']).toMatch(/^Well lit \(mean brightness 1[23]\d of 255; 0% black, 0% white\)/);
    expect(findings['Size']).toBe('Large enough (600 × 600 pixels)');
    expect(advice).toEqual([]);
  });

  it.each([
    ['blurred', squares().blur(9), 'Sharpness', /^Blurred/, /resting your hands/],
    ['dark', squares(5, 40), 'Light', /^Too dark/, /by a window/],
    ['bright', squares(210, 240), 'Light', /^Too bright/, /out of direct light/],
    [
      'against the light',
      squares(3, 252),
      'Light',
      /^Harsh.*(4|5)\d% black, (4|5)\d% white/,
      /light behind you/,
    ],
    ['small', squares().resize(200, 200), 'Size', /^Small \(200 × 200/, /larger photo/],
  ])('to be %s, and how to take a better one is said', async (_, image, what, finding, advised) => {
    const { findings, advice } = await findingsOf(image);
    expect(findings[what]).toMatch(finding);
    expect(advice.join(' ')).toMatch(advised);
  });

  it('but is not called blurred for being dark', async () => {
    const { findings, advice } = await findingsOf(squares(5, 20));
    expect(findings['Sharpness']).toMatch(/^Cannot be told/);
    expect(advice).toHaveLength(1);
  });
});
