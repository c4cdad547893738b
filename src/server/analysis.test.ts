import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../test/databases.ts';
import { logWalk, makeDog, makeOwner, makePhoto } from '../../test/makers.ts';
import { type House, openHouse } from '../../test/openHouse.ts';

const day = 86_400_000;

describe.each(databaseKinds)('listening on %s', (kind) => {
  let house: House;
  beforeAll(async () => void (house = await openHouse(kind)));
  afterAll(() => house.close());

  it('hears an emergency in a note, whose dog it is counting', async () => {
    const owner = await makeOwner(house);
    const dane = await makeDog(owner, { breed: 'Great Dane' });
    const heard = await owner.call('interpretBehavior', {
      body: { dogId: dane.id, notes: 'He retched a few times after dinner' },
    });
    expect(heard).toMatchObject({
      severity_level: 'urgent',
      vet_consultation_needed: true,
      source: 'engine',
    });
    expect(heard.topics).toContain('gdv_bloat');
  });

  it('takes a sign more seriously that earlier notes tell of too', async () => {
    const owner = await makeOwner(house);
    const { id } = await makeDog(owner);
    const note = 'a bit of a loose stool, no blood';
    const ask = () => owner.call('interpretBehavior', { body: { dogId: id, notes: note } });
    expect((await ask()).severity_level).toBe('low');
    for (const days of [1, 2]) {
      await owner.call('createActivity', {
        params: { id },
        body: {
          type: 'health',
          symptoms: 'Loose stool',
          timestamp: new Date(Date.now() - days * day).toISOString(),
        },
      });
    }
    expect((await ask()).severity_level).toBe('medium');
  });

  it('measures a photo it cannot see, and says so', async () => {
    const owner = await makeOwner(house);
    const { id } = await makeDog(owner);
    const { analysis } = await owner.call('analyzePhoto', {
      body: { dogId: id, photoBase64: await makePhoto(1), notes: 'his gums are white and he collapsed' },
    });
    expect(analysis.description).toMatch(/cannot see/);
    expect(analysis.health_indicators['Sharpness']).toMatch(/^Blurred/);
    expect(analysis.health_indicators['Size']).toMatch(/^Small \(64 × 48/);
    expect(analysis).toMatchObject({
      severity_level: 'urgent',
      vet_consultation_needed: true,
      source: 'engine',
    });
    expect(analysis.what_to_do_now).toMatch(/vet/);
    expect(analysis.confidence_score).toBeLessThan(0.5);
  });

  it('does not take a photo for harmless that nobody looked at', async () => {
    const owner = await makeOwner(house);
    const { id } = await makeDog(owner);
    const ask = async (notes?: string) =>
      (await owner.call('analyzePhoto', { body: { dogId: id, photoBase64: await makePhoto(1), notes } }))
        .analysis;
    expect(await ask()).toMatchObject({ severity_level: 'medium', vet_consultation_needed: true });
    expect(await ask('great walk, ate everything')).toMatchObject({
      severity_level: 'low',
      vet_consultation_needed: false,
    });
  });

  it('tells a sharp, well lit photo from a poor one', async () => {
    const owner = await makeOwner(house);
    const { id } = await makeDog(owner);
    const pixels = Buffer.from(
      Array.from({ length: 400 * 400 }, (_, at) => (((at >> 3) + Math.floor(at / 3200)) % 2 ? 190 : 70)),
    );
    const sharpPhoto = await sharp(pixels, { raw: { width: 400, height: 400, channels: 1 } })
      .png()
      .toBuffer();
    const { analysis } = await owner.call('analyzePhotos', {
      body: {
        dogId: id,
        photos: [`data:image/png;base64,${sharpPhoto.toString('base64')}`, await makePhoto(3)],
      },
    });
    expect(analysis.health_indicators['Photo 1: Sharpness']).toMatch(/^Sharp/);
    expect(analysis.health_indicators['Photo 1: Light']).toMatch(/^Well lit/);
    expect(analysis.health_indicators['Photo 2: Sharpness']).toMatch(/^Blurred/);
    expect(analysis.what_to_do_now).toBeNull();
  });

  it('sums up a dog by its own log, and says one thing a day that stays the same', async () => {
    const owner = await makeOwner(house);
    const { id } = await makeDog(owner, { breed: 'Labrador Retriever', age: 5 });
    for (let ago = 1; ago <= 40; ago += 1) {
      await logWalk(owner, id, {
        duration: ago <= 7 ? 20 : 50,
        timestamp: new Date(Date.now() - ago * day).toISOString(),
      });
    }
    const [entry] = await owner.call('insights', {});
    expect(entry).toMatchObject({ dogId: id, lifeStage: 'Adult' });
    expect(entry?.insights[0]).toMatch(
      /walked 20 minutes a day; in the 28 days before it was 50. That is 60% less/,
    );
    expect(entry?.insights.join(' ')).toMatch(/Source: /);
    const daily = () => owner.call('dailyInsight', { params: { dogId: id } });
    const first = await daily();
    expect(first.insight.text.length).toBeGreaterThan(20);
    await logWalk(owner, id);
    expect(await daily()).toEqual(first);
  });

  it('sums up a year of 5,000 entries quickly', async () => {
    const owner = await makeOwner(house);
    const { id } = await makeDog(owner);
    await house.database.pool.query(
      `insert into activities (dog_id, type, timestamp, duration)
       select $1, 'walk', now() - (n * interval '105 minutes'), 20 from generate_series(1, 5000) n`,
      [id],
    );
    await owner.call('insights', {});
    const start = performance.now();
    await owner.call('insights', {});
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
