import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspect } from './decoding/decode.ts';
import { qualityFindings } from './photoQuality.ts';

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
  return qualityFindings((await inspect(await image.png().toBuffer())).quality);
}

describe('measuring a photo', () => {
  it('asks nothing for a sharp, well-lit and large one', async () => {
    const { findings, advice } = await findingsOf(squares());
    expect(findings['Sharpness']).toMatch(/^Sharp/);
    expect(findings['Light']).toMatch(/^Well lit \(mean brightness 1[23]\d of 255; 0% black, 0% white\)/);
    expect(findings['Size']).toBe('Large enough (600 × 600 pixels)');
    expect(advice).toEqual([]);
  });

  it.each([
    ['blurred', squares().blur(9), 'Sharpness', /^Blurry/, /hands steady/],
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
  ])('finds it %s and says how to take a better one', async (_, image, what, finding, advised) => {
    const { findings, advice } = await findingsOf(image);
    expect(findings[what]).toMatch(finding);
    expect(advice.join(' ')).toMatch(advised);
  });

  it.each([
    [0.2, /^Well lit \(mean brightness [345]\d/],
    [0.02, /^Too dark/],
  ])('accepts a dark dog in front of a wall if enough is lit: %f of it', async (share, light) => {
    const wall = { create: { width: 600, height: 600 * share, channels: 3 as const, background: '#a0a0a0' } };
    const { findings } = await findingsOf(squares(10, 40).composite([{ input: wall, gravity: 'north' }]));
    expect(findings['Light']).toMatch(light);
  });

  it('does not call a dark one blurry', async () => {
    const { findings, advice } = await findingsOf(squares(5, 20));
    expect(findings['Sharpness']).toMatch(/^Too dark to tell/);
    expect(advice).toHaveLength(1);
  });

  it.each([
    [4000, 3000, 'Large enough (4000 × 3000 pixels)'],
    [4000, 500, 'Large enough (4000 × 500 pixels)'],
    [4000, 200, 'Small (4000 × 200 pixels)'],
  ])('uses its size as sent, %i × %i pixels, not as stored', async (width, height, size) => {
    const { findings } = await findingsOf(squares().resize(width, height, { fit: 'fill' }));
    expect(findings['Size']).toBe(size);
  });

  it('uses it upright', async () => {
    const sideways = squares().resize(400, 200, { fit: 'fill' }).withMetadata({ orientation: 6 });
    expect((await findingsOf(sideways)).findings['Size']).toBe('Small (200 × 400 pixels)');
  });

  it('puts a transparent one on white', async () => {
    const clear = sharp({ create: { width: 400, height: 400, channels: 4, background: '#0000' } });
    expect((await findingsOf(clear)).findings['Light']).toMatch(/^Too bright.*0% black, 100% white/);
  });

  it('says only once where the light should be', async () => {
    const page = squares(255, 255).composite([
      { input: { create: { width: 200, height: 306, channels: 3, background: 'black' } } },
    ]);
    const { findings, advice } = await findingsOf(page);
    expect(findings['Light']).toMatch(/^Harsh.*mean brightness 2\d\d of 255/);
    expect(advice.filter((line) => line.includes('light'))).toEqual([
      'Retake the photo with the light behind you.',
    ]);
  });
});
