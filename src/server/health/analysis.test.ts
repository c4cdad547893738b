import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { logWalk, makeDog, makeOwner, makePhoto } from '../../../test/makers.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { noteText } from '../../domain/noteText.ts';

const day = 86_400_000;

describe.each(databaseKinds)('analysis on %s', (kind) => {
  let hark: TestServer;
  beforeAll(async () => void (hark = await startTestServer(kind)));
  afterAll(() => hark.close());

  it("hears an emergency in a note, depending on the dog's breed", async () => {
    const owner = await makeOwner(hark);
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

  it("tells the owner's dogs apart by their names", async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    await makeDog(owner, { name: 'Rex' });
    const body = { dogId: id, notes: 'Rex threw up twice this morning, Biscuit is fine' };
    expect((await owner.call('interpretBehavior', { body })).severity_level).toBe('low');
    await makeDog(await makeOwner(hark), { name: 'Moose' });
    const stranger = { dogId: id, notes: 'Moose collapsed and his gums are white' };
    expect((await owner.call('interpretBehavior', { body: stranger })).severity_level).toBe('urgent');
  });

  it('lists for a photo what the notes say, and nothing grave that they only resemble', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const conditionsOf = async (notes: string) => {
      const body = { dogId: id, photoBase64: await makePhoto(), notes };
      return (await owner.call('analyzePhoto', { body })).analysis.detected_conditions;
    };
    expect(await conditionsOf('right ear smell of yeast bread, he rub it on floor and make groan')).toEqual([
      'Ear trouble or shaking the head',
    ]);
    expect(await conditionsOf('ate yeast dough and is bloated')).toContain('Alcohol or raw bread dough');
  });

  it('adds nothing to words of condolence for a photo', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner, { name: 'Biscuit' });
    const { analysis } = await owner.call('analyzePhoto', {
      body: { dogId: id, photoBase64: await makePhoto(), notes: 'Biscuit passed away this morning' },
    });
    expect(analysis.description).toMatch(/^I am so sorry about Biscuit\./);
    expect(analysis).toMatchObject({ recommendations: [], what_to_do_now: null, severity_level: 'low' });
  });

  it('takes a sign more seriously if earlier notes mention it, too', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const note = 'a bit of a loose stool';
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

  it.each([
    ['no sign more seriously because of notes from over two weeks ago', [15, 16], 'low'],
    ['a sign more seriously if notes of the last two weeks mention it', [12, 13], 'medium'],
  ] as const)('takes %s', async (_, daysAgo, level) => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    for (const days of daysAgo) {
      const timestamp = new Date(Date.now() - days * day).toISOString();
      await owner.call('createActivity', {
        params: { id },
        body: { type: 'health', symptoms: 'Loose stool', timestamp },
      });
    }
    const body = { dogId: id, notes: 'a bit of a loose stool' };
    expect((await owner.call('interpretBehavior', { body })).severity_level).toBe(level);
  });

  it('answers an ordinary note from the log, in the form and when it is opened', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const at = (days: number) => new Date(Date.now() - days * day).toISOString();
    for (const days of [2, 3, 4, 5, 6]) await logWalk(owner, id, { duration: 30, timestamp: at(days) });
    const notes = '45 minutes round the lake, lovely';
    const heard = await owner.call('interpretBehavior', { body: { dogId: id, notes } });
    expect(heard).toMatchObject({
      severity_level: 'low',
      interpretation: expect.stringMatching(/^45 minutes: a little longer than (?:her|his) usual 30\.$/),
      do_now: [],
      heard: null,
    });
    expect(heard.remark).toBe(heard.interpretation);
    const body = { type: 'health' as const, symptoms: notes, timestamp: at(0) };
    const { id: saved } = await owner.call('createActivity', { params: { id }, body });
    const said = await owner.call('noteMeaning', { params: { id: String(saved) } });
    expect(said.interpretation).toBe(heard.interpretation);
    const goose = { dogId: id, notes: 'Met a goose. Goose won.' };
    expect((await owner.call('interpretBehavior', { body: goose })).interpretation).toBe('');
  });

  it('says on which days something was noted before', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const timestamp = new Date(Date.now() - 3 * day).toISOString();
    const body = { type: 'health' as const, symptoms: 'Limping on the left front leg', timestamp };
    await owner.call('createActivity', { params: { id }, body });
    const notes = 'Limping on the left front leg again';
    const { remark } = await owner.call('interpretBehavior', { body: { dogId: id, notes } });
    expect(remark).toMatch(/^Noted before on [A-Z][a-z]+ \d{1,2}\.$/);
  });

  it('answers a note on its own, below one line about an unrelated earlier danger', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const timestamp = new Date(Date.now() - 20 * 3_600_000).toISOString();
    await owner.call('createActivity', {
      params: { id },
      body: { type: 'health', symptoms: 'Ate chocolate', timestamp },
    });
    const notes = 'Limping a little on the right front leg';
    const heard = await owner.call('interpretBehavior', { body: { dogId: id, notes } });
    expect(heard).toMatchObject({ severity_level: 'medium', topics: ['limp_mild', 'toxin_chocolate'] });
    expect(heard.interpretation).toMatch(/^Earlier, you wrote “Ate chocolate”\..+ now\. .*limping/);
    const body = { dogId: id, notes, photoBase64: await makePhoto() };
    const { analysis } = await owner.call('analyzePhoto', { body });
    expect(analysis.what_to_do_now).toMatch(/^Earlier, you wrote “Ate chocolate”/);
    expect(analysis.detected_conditions).toContain('Limping');
    const vomited = { dogId: id, notes: 'Threw up twice' };
    expect((await owner.call('interpretBehavior', { body: vomited })).severity_level).toBe('urgent');
  });

  it('does not count a saved note as an earlier one when it is interpreted again', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const symptoms = 'Vomited once';
    const notes = 'Ate grass before';
    const ask = async (activityId?: number) =>
      (
        await owner.call('interpretBehavior', {
          body: { dogId: id, notes: noteText({ symptoms, notes }), activityId },
        })
      ).severity_level;
    const log = () =>
      owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms, notes } });
    for (const time of ['first', 'second', 'third']) {
      const before = await ask();
      expect(before).toBe(time === 'third' ? 'high' : 'low');
      expect(await ask((await log()).id)).toBe(before);
    }
  });

  it('does not count the saved note of a photo as an earlier one', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const symptoms = 'a bit of a loose stool';
    const log = (timestamp: string) =>
      owner.call('createActivity', { params: { id }, body: { type: 'health', symptoms, timestamp } });
    await log(new Date(Date.now() - day).toISOString());
    const { id: activityId } = await log(new Date().toISOString());
    const about = { dogId: id, notes: symptoms };
    const photo = await makePhoto(1);
    const look = async (more: { activityId?: number }) => [
      (await owner.call('analyzePhoto', { body: { ...about, ...more, photoBase64: photo } })).analysis
        .severity_level,
      (await owner.call('analyzePhotos', { body: { ...about, ...more, photos: [photo, photo] } })).analysis
        .severity_level,
    ];
    expect(await look({})).toEqual(['medium', 'medium']);
    expect(await look({ activityId })).toEqual(['low', 'low']);
  });

  it('measures a photo that it cannot see, and says so', async () => {
    const owner = await makeOwner(hark);
    const { id } = await makeDog(owner);
    const { analysis } = await owner.call('analyzePhoto', {
      body: { dogId: id, photoBase64: await makePhoto(1), notes: 'his gums are white and he collapsed' },
    });
    expect(analysis.description).toMatch(/can't see/);
    expect(analysis.health_indicators['Sharpness']).toMatch(/^Blurry/);
    expect(analysis.health_indicators['Size']).toMatch(/^Small \(64 × 48/);
    expect(Object.values(analysis.health_indicators).join(' ')).not.toMatch(/or more is sharp|of 255/);
    const steady = 'Retake the photo from closer up, with your hands steady.';
    expect(analysis.photo_quality).toEqual([
      {
        clear: false,
        problems: ['It is blurry, or shows hardly any detail.', 'It is small: 64 × 48 pixels.'],
        advice: [steady, 'Use a larger photo: at least 300 pixels each way.'],
      },
    ]);
    expect(analysis).toMatchObject({
      severity_level: 'urgent',
      vet_consultation_needed: true,
      source: 'engine',
    });
    expect(analysis.what_to_do_now).toMatch(/vet/);
    expect(analysis.confidence_score).toBeLessThan(0.5);
  });

  it('does not call a photo harmless that was not looked at', async () => {
    const owner = await makeOwner(hark);
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

  it('tells a sharp and well-lit photo from a poor one', async () => {
    const owner = await makeOwner(hark);
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
    expect(analysis.health_indicators['Photo 2: Sharpness']).toMatch(/^Blurry/);
    expect(analysis.photo_quality.map(({ clear }) => clear)).toEqual([true, false]);
    expect(analysis.what_to_do_now).toBeNull();
  });

  it('sums up a dog by its own log, with one daily insight that stays the same', async () => {
    const owner = await makeOwner(hark);
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
      /You logged 20 minutes of walks a day for .+, 60% less than the 50 in the 28 days before that\./,
    );
    expect(entry?.insights.join(' ')).toMatch(/Source: /);
    const daily = () => owner.call('dailyInsight', { params: { dogId: id } });
    const first = await daily();
    expect(first.insight.text.length).toBeGreaterThan(20);
    await logWalk(owner, id);
    expect(await daily()).toEqual(first);
  });
});
