import type { PhotoAnalysis } from '../domain/analysis.ts';
import { doNowAt, isGrave } from '../listening/firstSteps.ts';
import { emergencyChecklist } from '../listening/interpretation.ts';
import { ordinaryDay, signById } from '../listening/knowledge/signs.ts';
import { type Findings, historyDays, listen } from '../listening/listen.ts';
import { worst } from '../listening/severity.ts';
import type { OwnDog, OwnDogs } from './access.ts';
import type { Database } from './db/open.ts';
import type { Handlers } from './handlers.ts';
import { createListenerQueries } from './listener.ts';
import type { PhotoReading } from './models/photo.ts';
import type { Model } from './outside/ai/model.ts';
import { measure, qualityFindings } from './photoQuality.ts';

const disclaimer =
  "This is not a diagnosis and does not replace a vet. If you're worried about your dog, call your vet.";

// Confidence when nothing has looked at the photo: with a note that was understood, and without one.
const confidenceInNotes = 0.3;
const confidenceInNothing = 0.05;

// Severity when nothing has looked at the photo and there is no note; the same as for a note that was not understood.
const severityUnseen = 'medium';

// Maximum confidence in a photo that is dark, blurred or small, and in a good one.
const maxConfidence = { poor: 0.4, good: 0.9 };

/** What notes and photos may mean: the engine's findings, and a model's on top of them where there is one. */
export function analysisHandlers(
  database: Database,
  ownDog: OwnDogs,
  model: Model | null,
): Pick<Handlers, 'interpretBehavior' | 'analyzePhoto' | 'analyzePhotos'> {
  const { profileOf, notesOf, dogFacts } = createListenerQueries(database);

  async function analyseNote(dog: OwnDog, note: string, activityId?: number) {
    const now = new Date();
    const since = new Date(now.getTime() - historyDays * 86_400_000);
    const [profile, earlier] = await Promise.all([profileOf(dog), notesOf(dog, since, now, activityId)]);
    const findings = listen({ note, dog: profile, history: earlier, now: now.getTime() });
    return { note, findings, earlier, now: now.getTime() };
  }

  async function analyse(
    dog: OwnDog,
    dataUrls: string[],
    { notes, activityId }: { notes: string | null; activityId?: number | undefined },
    disconnectSignal: () => AbortSignal,
  ): Promise<PhotoAnalysis> {
    const { readPhotos } = await import('./images.ts');
    const photos = await readPhotos(dog.owner.id, dataUrls);
    const qualities = (await Promise.all(photos.map(measure))).map(qualityFindings);
    const heard = notes
      ? await analyseNote(dog, notes, activityId)
      : { note: null, findings: null, earlier: [], now: Date.now() };
    if (!model || heard.findings?.farewell) return combine(qualities, heard.findings, null);
    const { lookAt } = await import('./models/photo.ts');
    const context = { ...heard, ownerId: dog.owner.id, dog: await dogFacts(dog.owner, dog.id) };
    return combine(qualities, heard.findings, await lookAt(model, photos, context, disconnectSignal()));
  }

  return {
    async interpretBehavior({ owner, body: { notes, dogId, activityId }, disconnectSignal }) {
      const dog = await ownDog(owner, dogId);
      const heard = await analyseNote(dog, notes, activityId);
      if (model && !heard.findings.farewell) {
        const { interpret } = await import('./models/note.ts');
        const context = { ...heard, ownerId: dog.owner.id, dog: await dogFacts(dog.owner, dog.id) };
        const worded = await interpret(model, context, disconnectSignal());
        if (worded) return worded;
      }
      const { findings } = heard;
      return {
        interpretation: findings.text,
        severity_level: findings.severity,
        vet_consultation_needed: findings.vetNeeded,
        topics: [...findings.topics],
        source: findings.source,
      };
    },

    async analyzePhoto({ owner, body, disconnectSignal }) {
      const dog = await ownDog(owner, body.dogId);
      return { analysis: await analyse(dog, [body.photoBase64], body, disconnectSignal) };
    },

    async analyzePhotos({ owner, body, disconnectSignal }) {
      const dog = await ownDog(owner, body.dogId);
      return { analysis: await analyse(dog, body.photos, body, disconnectSignal) };
    },
  };
}

/**
 * Combines the measurements, the engine's findings in the notes and the model's in the photos. The gravest severity
 * counts.
 */
function combine(
  qualities: ReturnType<typeof qualityFindings>[],
  heard: Findings | null,
  seen: PhotoReading | null,
): PhotoAnalysis {
  const several = qualities.length > 1;
  const advice = [...new Set(qualities.flatMap((quality) => quality.advice))];
  const known = [heard?.severity, seen?.severity_level].filter((level) => level !== undefined);
  const severity = known.length > 0 ? worst(known) : severityUnseen;
  const doNow = doNowAt(severity, heard);
  const inNotes = heard?.understood ? confidenceInNotes : confidenceInNothing;
  const inPhoto = Math.min(
    seen?.confidence_score ?? 0,
    advice.length > 0 ? maxConfidence.poor : maxConfidence.good,
  );
  return {
    confidence_score: seen ? inPhoto : inNotes,
    severity_level: severity,
    description: describe(several, heard, seen),
    detected_conditions: [
      ...(heard?.signs ?? []).flatMap(({ id, level }) => {
        const sign = signById.get(id);
        // A sign that is usually mild but was rated grave was most likely something else.
        const isLikely = sign && (isGrave(level) || !isGrave(sign.urgency));
        return isLikely && id !== ordinaryDay ? [sign.name] : [];
      }),
      ...(seen?.detected_conditions ?? []),
    ],
    health_indicators: Object.fromEntries<string>([
      ...(seen?.health_indicators ?? []).map(({ name, finding }): [string, string] => [name, finding]),
      ...qualities.flatMap(({ findings }, index) =>
        Object.entries(findings).map(([what, finding]): [string, string] => [
          several ? `Photo ${index + 1}: ${what}` : what,
          finding,
        ]),
      ),
    ]),
    recommendations: heard?.farewell
      ? []
      : [
          ...doNow,
          ...(seen?.recommendations ?? []),
          ...advice,
          'If what you see worries you, show the photo to your vet.',
          emergencyChecklist,
        ],
    vet_consultation_needed:
      severity !== 'low' || (heard?.vetNeeded ?? false) || (seen?.vet_consultation_needed ?? false),
    what_to_do_now: doNow.length > 0 ? doNow.join(' ') : null,
    disclaimer,
    source: seen ? 'model' : 'engine',
  };
}

function describe(several: boolean, heard: Findings | null, seen: PhotoReading | null): string {
  if (heard?.farewell) return heard.text;
  const shown =
    seen?.description ??
    `Hark can't see what ${several ? 'these photos show' : 'this photo shows'}: it only measured sharpness, light and size.`;
  if (heard) return `${shown} From your notes: ${heard.text}`;
  return seen ? shown : `${shown} Describe what you see in the notes, and Hark will listen.`;
}
