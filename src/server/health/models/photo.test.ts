import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../../test/databases.ts';
import { type MadeOwner, makeDog, makeOwner } from '../../../../test/makers.ts';
import { fails, hangs, type ModelServer, openModelServer, says } from '../../../../test/modelServer.ts';
import { startTestServer, type TestServer } from '../../../../test/testServer.ts';

const emergency = 'Cheerful morning, long walk. His gums are white and he collapsed in the garden.';
const sight = {
  description:
    'The picture shows the left ear of a dog from close by. The skin at its edge is red and a little swollen.',
  detected_conditions: ['redness at the edge of the ear'],
  health_indicators: [{ name: 'Ears', finding: 'Red at the edge of the left one' }],
  recommendations: ['Have a vet look at the ear.'],
  confidence_score: 0.6,
  severity_level: 'medium',
  vet_consultation_needed: true,
};

const texture = (width = 640, height = 480) =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height }, (_, at) =>
        ((at >> 3) + Math.floor(at / (width * 8))) % 2 ? 190 : 70,
      ),
    ),
    { raw: { width, height, channels: 1 } },
  );
const dataUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`;

const [kind = 'embedded'] = databaseKinds;

describe('a model that sees photos', () => {
  let server: ModelServer;
  let hark: TestServer;
  let owner: MadeOwner;
  let dog: { id: number };
  let picture: string;
  beforeAll(async () => {
    server = await openModelServer();
    hark = await startTestServer(kind, server.environment, { failures: 1_000 });
    ({ owner, dog } = await pair(hark));
    picture = dataUrl(await texture().jpeg().toBuffer());
  });
  beforeEach(() => void (server.asked.length = 0));
  afterAll(async () => {
    await hark.close();
    await server.close();
  });

  async function pair(at: TestServer) {
    const guest = await makeOwner(at);
    return { owner: guest, dog: await makeDog(guest) };
  }

  it('is not asked more often than the limit allows by a burst of requests', async () => {
    server.behave(says(sight));
    const strict = await startTestServer(kind, {
      ...server.environment,
      RATE_LIMITS: 'analysis=3/3600,register=100/60',
    });
    const keen = await pair(strict);
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        keen.owner.call('analyzePhoto', { body: { dogId: keen.dog.id, photoBase64: picture } }),
      ),
    );
    const refused = answers.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(refused).toHaveLength(9);
    expect(new Set(refused).size).toBe(1);
    expect(server.asked.length).toBeLessThanOrEqual(3);
    await strict.close();
  });

  it('gets the photo without metadata and no larger than it is displayed', async () => {
    server.behave(says(sight));
    const located = await texture(2400, 1800)
      .withExif({ IFD0: { Make: 'Telltale' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100' } })
      .jpeg()
      .toBuffer();
    const { analysis } = await owner.call('analyzePhoto', {
      body: { dogId: dog.id, photoBase64: dataUrl(located) },
    });
    expect(analysis).toMatchObject({
      description: sight.description,
      detected_conditions: sight.detected_conditions,
      severity_level: 'medium',
      vet_consultation_needed: true,
      confidence_score: 0.6,
      source: 'model',
    });
    expect(analysis.health_indicators).toMatchObject({ Ears: 'Red at the edge of the left one' });
    expect(analysis.health_indicators['Sharpness']).toMatch(/^Sharp/);
    expect(analysis.disclaimer).toMatch(/not a diagnosis/i);
    const sent = server.asked[0]?.images[0] ?? Buffer.alloc(0);
    const metadata = await sharp(sent).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
    expect(metadata.exif).toBeUndefined();
    expect(sent.includes('Telltale')).toBe(false);
  });

  it('is not sent a tiny photo, which it might refuse', async () => {
    server.behave(fails(400));
    const speck = dataUrl(await texture(32, 32).jpeg().toBuffer());
    const { analysis } = await owner.call('analyzePhoto', { body: { dogId: dog.id, photoBase64: speck } });
    expect(analysis.source).toBe('engine');
    expect(server.asked).toEqual([]);
  });

  it('cannot make an emergency in the notes less urgent', async () => {
    server.behave(
      says({ ...sight, severity_level: 'low', vet_consultation_needed: false, confidence_score: 1 }),
    );
    const { analysis } = await owner.call('analyzePhotos', {
      body: { dogId: dog.id, photos: [picture, picture], notes: emergency },
    });
    expect(analysis).toMatchObject({
      severity_level: 'urgent',
      vet_consultation_needed: true,
      source: 'model',
    });
    expect(analysis.what_to_do_now).toMatch(/^Call your vet or the nearest emergency clinic now/);
    expect(analysis.recommendations[0]).toMatch(/^Call your vet/);
    expect(analysis.confidence_score).toBeLessThan(1);
    expect(server.asked[0]?.images).toHaveLength(2);
  });

  it('that sees an emergency adds what to do now', async () => {
    server.behave(says({ ...sight, severity_level: 'urgent' }));
    const { analysis } = await owner.call('analyzePhoto', { body: { dogId: dog.id, photoBase64: picture } });
    expect(analysis.what_to_do_now).toMatch(/^Call your vet/);
    const { analysis: noted } = await owner.call('analyzePhoto', {
      body: {
        dogId: dog.id,
        photoBase64: picture,
        notes: 'His resting breathing was 45 a minute asleep',
      },
    });
    expect(noted.severity_level).toBe('urgent');
    expect(noted.what_to_do_now).toMatch(/^Call your vet or the nearest emergency clinic now/);
    expect(noted.recommendations[0]).toMatch(/^Call your vet or the nearest emergency clinic now/);
  });

  it('gives a low confidence for a photo that shows little', async () => {
    server.behave(says({ ...sight, confidence_score: 0.95 }));
    const dim = dataUrl(await texture().linear(0.1).jpeg().toBuffer());
    const { analysis } = await owner.call('analyzePhoto', { body: { dogId: dog.id, photoBase64: dim } });
    expect(analysis.confidence_score).toBeLessThan(0.5);
    expect(analysis.health_indicators['Light']).toMatch(/^Too dark/);
  });

  it.each([
    ['is too sure', says({ ...sight, confidence_score: 7 })],
    ['makes up a level', says({ ...sight, severity_level: 'none' })],
    ['diagnoses', says({ ...sight, detected_conditions: ['this is mange'] })],
    ['doses', says({ ...sight, recommendations: ['Give 5 mg of it.'] })],
    ['tells of doses', says({ ...sight, recommendations: ['Ask your vet about the evening dose.'] })],
    [
      'reassures in a list',
      says({ ...sight, health_indicators: [{ name: 'Ears', finding: 'No need to worry' }] }),
    ],
    ['writes script', says({ ...sight, description: '<script>alert(1)</script>' })],
  ])("that %s is replaced by measurements and the engine's reading of the notes", async (_, how) => {
    server.behave(how);
    await isMeasured({ owner, dog });
  });

  async function isMeasured(whose: { owner: MadeOwner; dog: { id: number } }) {
    const { analysis } = await whose.owner.call('analyzePhoto', {
      body: { dogId: whose.dog.id, photoBase64: picture, notes: emergency },
    });
    expect(analysis).toMatchObject({ severity_level: 'urgent', source: 'engine' });
    expect(analysis.description).toMatch(/can't see/);
    expect(analysis.what_to_do_now).toMatch(/^Call your vet/);
  }

  it('that hangs is given up after a time limit', async () => {
    server.behave(hangs);
    const hasty = await startTestServer(kind, server.environment, { images: 300 });
    await isMeasured(await pair(hasty));
    await hasty.close();
  });

  it('that turns out not to see is sent no more photos for a while', async () => {
    server.behave(fails(400));
    const fresh = await startTestServer(kind, server.environment);
    const theirs = await pair(fresh);
    await isMeasured(theirs);
    const asked = server.asked.length;
    await isMeasured(theirs);
    expect(server.asked).toHaveLength(asked);
    await fresh.close();
  });
});
