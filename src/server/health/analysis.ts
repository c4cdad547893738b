import type { PhotoAnalysis } from '../../domain/analysis.ts';
import { historyDays } from '../../listening/historyDays.ts';
import type { Database } from '../db/database.ts';
import type { ProvenDog } from '../http/access.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Model } from '../outside/ai/model.ts';
import type { Images } from '../photos/decoding/images.ts';
import { qualityFindings } from '../photos/photoQuality.ts';
import type { Engine } from './engine.ts';
import { createListenerQueries } from './listenerQueries.ts';
import type { PhotoReading } from './models/photo.ts';
import type { NoteReader } from './noteReader.ts';
import { createOwnLog } from './ownLog.ts';

/** What notes and photos may mean: the engine's findings, and a model's on top of them where there is one. */
export function analysisHandlers(
  database: Database,
  engine: Engine,
  images: Images,
  model: Model | null,
  reader: NoteReader,
): Pick<Handlers, 'interpretBehavior' | 'analyzePhoto' | 'analyzePhotos'> {
  const { profileOf, dogFacts } = createListenerQueries(database);
  const withOwnLog = createOwnLog(database);

  async function analyseNote(dog: ProvenDog, zone: string, note: string, activityId?: number) {
    const now = new Date();
    const since = new Date(now.getTime() - historyDays * 86_400_000);
    const [profile, earlier] = await Promise.all([
      profileOf(dog.id, zone, now),
      reader.notesOf(dog, since, now, activityId),
    ]);
    const given = { note, dog: profile, history: earlier, now: now.getTime() };
    const findings = await engine.ask(dog.caller.id, 'listen', given);
    return { note, findings, earlier, now: now.getTime() };
  }

  async function analyse(
    dog: ProvenDog,
    zone: string,
    dataUrls: string[],
    { notes, activityId }: { notes: string | null; activityId?: number | undefined },
    disconnectSignal: () => AbortSignal,
  ): Promise<PhotoAnalysis> {
    const photos = await images.inspect(dog.caller.id, dataUrls);
    const qualities = photos.map(({ quality }) => qualityFindings(quality));
    const heard = notes
      ? await analyseNote(dog, zone, notes, activityId)
      : { note: null, findings: null, earlier: [], now: Date.now() };
    const combine = (seen: PhotoReading | null) =>
      engine.ask(dog.caller.id, 'photoAnalysis', { qualities, heard: heard.findings, seen });
    if (!model || heard.findings?.farewell) return combine(null);
    const { lookAt } = await import('./models/photo.ts');
    const context = { ...heard, userId: dog.caller.id, dog: await dogFacts(dog.id, dog.caller.id, zone) };
    const pictures = photos.flatMap(({ jpeg }) => jpeg ?? []);
    return combine(await lookAt(model, pictures, context, disconnectSignal()));
  }

  return {
    async interpretBehavior({ dog, zone, body: { notes, activityId }, disconnectSignal }) {
      const found = await analyseNote(dog, zone, notes, activityId);
      const told = { ...found.findings, note: notes, at: new Date(found.now), activityId };
      const heard = { ...found, findings: { ...found.findings, ...(await withOwnLog(dog, zone, told)) } };
      if (model && !heard.findings.farewell) {
        const { interpret } = await import('./models/note.ts');
        const context = { ...heard, userId: dog.caller.id, dog: await dogFacts(dog.id, dog.caller.id, zone) };
        const worded = await interpret(model, context, disconnectSignal());
        if (worded) return worded;
      }
      const { findings } = heard;
      return {
        interpretation: findings.text,
        ...findings.parts,
        severity_level: findings.severity,
        vet_consultation_needed: findings.vetNeeded,
        topics: [...findings.topics],
        source: findings.source,
      };
    },

    async analyzePhoto({ dog, zone, body, disconnectSignal }) {
      return { analysis: await analyse(dog, zone, [body.photoBase64], body, disconnectSignal) };
    },

    async analyzePhotos({ dog, zone, body, disconnectSignal }) {
      return { analysis: await analyse(dog, zone, body.photos, body, disconnectSignal) };
    },
  };
}
