import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { images } from '../../../test/testServer.ts';
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
  // In the process for photos: this one may read formats that owners may not send.
  const png = await image.png().toBuffer();
  const [inspected] = await images.inspect(1, [`data:image/png;base64,${png.toString('base64')}`]);
  const { quality } = inspected!;
  return { ...qualityFindings(quality), quality };
}

describe('measuring a photo', () => {
  it('asks nothing for a sharp, well-lit and large one', async () => {
    const { findings, problems, advice, quality } = await findingsOf(squares());
    expect(findings).toEqual({
      Sharpness: 'Sharp',
      Light: 'Well lit',
      Size: 'Large enough (600 × 600 pixels)',
    });
    expect(quality).toMatchObject({ black: 0, white: 0 });
    expect(Math.abs(quality.brightness - 130)).toBeLessThan(10);
    expect([problems, advice]).toEqual([[], []]);
  });

  it.each([
    ['blurred', squares().blur(9), 'Sharpness', /^Blurry/, /is blurry/, /hands steady/],
    ['dark', squares(5, 40), 'Light', /^Too dark$/, /too dark/, /by a window/],
    ['bright', squares(210, 240), 'Light', /^Too bright$/, /so bright/, /out of direct light/],
    ['against the light', squares(3, 252), 'Light', /^Harsh/, /from behind/, /light behind you/],
    ['small', squares().resize(200, 200), 'Size', /^Small \(200 × 200/, /200 × 200/, /larger photo/],
  ])('finds it %s and says how to take a better one', async (_, image, what, finding, problem, advised) => {
    const { findings, problems, advice } = await findingsOf(image);
    expect(findings[what]).toMatch(finding);
    expect(problems.join(' ')).toMatch(problem);
    expect(advice.join(' ')).toMatch(advised);
  });

  it.each([
    [0.2, 'Well lit'],
    [0.02, 'Too dark'],
  ])('accepts a dark dog in front of a wall if enough is lit: %f of it', async (share, light) => {
    const wall = { create: { width: 600, height: 600 * share, channels: 3 as const, background: '#a0a0a0' } };
    const { findings, quality } = await findingsOf(
      squares(10, 40).composite([{ input: wall, gravity: 'north' }]),
    );
    expect(quality.brightness).toBeLessThan(60);
    expect(findings['Light']).toBe(light);
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
    const { findings, quality } = await findingsOf(clear);
    expect(findings['Light']).toBe('Too bright');
    expect(quality).toMatchObject({ black: 0, white: 1 });
  });

  it('says only once where the light should be', async () => {
    const page = squares(255, 255).composite([
      { input: { create: { width: 200, height: 306, channels: 3, background: 'black' } } },
    ]);
    const { findings, advice, quality } = await findingsOf(page);
    expect(findings['Light']).toMatch(/^Harsh/);
    expect(quality.brightness).toBeGreaterThan(200);
    expect(advice.filter((line) => line.includes('light'))).toEqual([
      'Retake the photo with the light behind you.',
    ]);
  });
});
