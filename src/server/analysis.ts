import type { PhotoAnalysis } from '../domain/analysis.ts';
import { emergencyChecklist } from '../listening/interpretation.ts';
import { signById } from '../listening/knowledge/signs.ts';
import { type Findings, historyDays, listen } from '../listening/listen.ts';
import type { OwnDog, OwnDogs } from './access.ts';
import type { Database } from './db/open.ts';
import type { Handlers } from './handlers.ts';
import { readPhoto } from './images.ts';
import { listenerRoom } from './listener.ts';
import { measure, qualityFindings } from './photoQuality.ts';

const disclaimer =
  'This is not a diagnosis and does not replace a vet. If you are worried about your dog, call your vet.';

// A note alone says something; a picture that nobody looked at adds nothing.
const confidenceInNotes = 0.3;
const confidenceInNothing = 0.05;

export function analysisRoom(
  database: Database,
  ownDog: OwnDogs,
): Pick<Handlers, 'interpretBehavior' | 'analyzePhoto' | 'analyzePhotos'> {
  const { profileOf, notesOf } = listenerRoom(database);

  async function hear(dog: OwnDog, note: string): Promise<Findings> {
    const now = new Date();
    const since = new Date(now.getTime() - historyDays * 86_400_000);
    const [profile, history] = await Promise.all([profileOf(dog), notesOf(dog, since, now)]);
    // A note saved a moment ago is this note, not an earlier one.
    const earlier = history.filter((each) => each.note !== note);
    return listen({ note, dog: profile, history: earlier, now: now.getTime() });
  }

  /** Without a model that sees, a picture is measured and the findings are the notes'. */
  async function analyse(dog: OwnDog, dataUrls: string[], notes: string | null): Promise<PhotoAnalysis> {
    const qualities = await Promise.all(
      dataUrls.map(async (each) => qualityFindings(await measure(await readPhoto(each)))),
    );
    const heard = notes ? await hear(dog, notes) : null;
    const several = qualities.length > 1;
    const advice = [...new Set(qualities.flatMap((quality) => quality.advice))];
    const doNow = heard && heard.doNow.length > 0 ? heard.doNow.join(' ') : null;
    return {
      confidence_score: heard?.understood ? confidenceInNotes : confidenceInNothing,
      severity_level: heard?.severity ?? 'low',
      description: describe(several, heard),
      detected_conditions: (heard?.signs ?? []).flatMap(({ id }) => signById.get(id)?.name ?? []),
      health_indicators: Object.fromEntries(
        qualities.flatMap(({ findings }, index) =>
          Object.entries(findings).map(([what, finding]) => [
            several ? `Photo ${index + 1}: ${what}` : what,
            finding,
          ]),
        ),
      ),
      recommendations: [
        ...(heard?.doNow ?? []),
        ...advice,
        'Show the photo to your vet if what it shows worries you.',
        emergencyChecklist,
      ],
      vet_consultation_needed: heard?.vetNeeded ?? false,
      what_to_do_now: doNow,
      disclaimer,
      source: 'engine',
    };
  }

  return {
    async interpretBehavior({ owner, body: { notes, dogId } }) {
      const heard = await hear(await ownDog(owner, dogId), notes);
      return {
        interpretation: heard.text,
        severity_level: heard.severity,
        vet_consultation_needed: heard.vetNeeded,
        topics: [...heard.topics],
        source: heard.source,
      };
    },

    async analyzePhoto({ owner, body }) {
      const dog = await ownDog(owner, body.dogId);
      return { analysis: await analyse(dog, [body.photoBase64], body.notes) };
    },

    async analyzePhotos({ owner, body }) {
      const dog = await ownDog(owner, body.dogId);
      return { analysis: await analyse(dog, body.photos, body.notes) };
    },
  };
}

function describe(several: boolean, heard: Findings | null): string {
  const measured = `Hark cannot see what ${several ? 'these photos show' : 'this photo shows'}: only sharpness, light and size were measured.`;
  return heard
    ? `${measured} From your notes: ${heard.text}`
    : `${measured} Write what you see in the notes, and Hark listens to them.`;
}
