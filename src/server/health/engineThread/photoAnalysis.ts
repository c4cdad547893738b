import type { PhotoAnalysis } from '../../../domain/analysis.ts';
import { doNowAt, isGrave } from '../../../listening/firstSteps.ts';
import { emergencyChecklist } from '../../../listening/interpretation.ts';
import { ordinaryDay, signById } from '../../../listening/knowledge/signs.ts';
import type { Findings } from '../../../listening/listen.ts';
import { worst } from '../../../listening/severity.ts';
import type { QualityFindings } from '../../photos/photoQuality.ts';
import type { PhotoReading } from '../models/photo.ts';

const disclaimer =
  "This is not a diagnosis and does not replace a vet. If you're worried about your dog, call your vet.";

// Confidence when nothing has looked at the photo: with a note that was understood, and without one.
const confidenceInNotes = 0.3;
const confidenceInNothing = 0.05;

// Severity when nothing has looked at the photo and there is no note; the same as for a note that was not understood.
const severityUnseen = 'medium';

// Maximum confidence in a photo that is dark, blurred or small, and in a good one.
const maxConfidence = { poor: 0.4, good: 0.9 };

interface Given {
  qualities: QualityFindings[];
  /** What the engine found in the notes. */
  heard: Findings | null;
  /** What a model saw in the photos. */
  seen: PhotoReading | null;
}

/**
 * Combines the measurements, the engine's findings in the notes and the model's in the photos. The gravest severity
 * counts.
 */
export function analysisOf({ qualities, heard, seen }: Given): PhotoAnalysis {
  const several = qualities.length > 1;
  const advice = [...new Set(qualities.flatMap((quality) => quality.advice))];
  const known = [heard?.severity, seen?.severity_level].filter((level) => level !== undefined);
  const severity = known.length > 0 ? worst(known) : severityUnseen;
  const doNow = doNowAt(severity, heard);
  return {
    confidence_score: confidenceOf(heard, seen, advice),
    severity_level: severity,
    description: describe(several, heard, seen),
    detected_conditions: [...signsIn(heard), ...(seen?.detected_conditions ?? [])],
    health_indicators: indicatorsOf(qualities, seen),
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
      severity !== 'low' || [heard?.vetNeeded, seen?.vet_consultation_needed].includes(true),
    what_to_do_now: doNow.length > 0 ? doNow.join(' ') : null,
    photo_quality: qualities.map(({ problems, advice: better }) => ({
      clear: problems.length === 0,
      problems,
      advice: better,
    })),
    disclaimer,
    source: seen ? 'model' : 'engine',
  };
}

function confidenceOf(heard: Findings | null, seen: PhotoReading | null, advice: string[]): number {
  if (seen)
    return Math.min(seen.confidence_score, advice.length > 0 ? maxConfidence.poor : maxConfidence.good);
  return heard?.understood ? confidenceInNotes : confidenceInNothing;
}

/** Names of the signs in the notes. One that is usually mild but was rated grave was most likely something else. */
function signsIn(heard: Findings | null): string[] {
  return (heard?.signs ?? []).flatMap(({ id, level }) => {
    const sign = signById.get(id);
    const isLikely = sign && (isGrave(level) || !isGrave(sign.urgency));
    return isLikely && id !== ordinaryDay ? [sign.name] : [];
  });
}

/** What a model saw and what was measured, by name; with several photos the measurements say of which. */
function indicatorsOf(qualities: QualityFindings[], seen: PhotoReading | null): Record<string, string> {
  const measured = qualities.flatMap(({ findings }, index) =>
    Object.entries(findings).map(([what, finding]): [string, string] => [
      qualities.length > 1 ? `Photo ${index + 1}: ${what}` : what,
      finding,
    ]),
  );
  const indicated = (seen?.health_indicators ?? []).map(({ name, finding }): [string, string] => [
    name,
    finding,
  ]);
  return Object.fromEntries([...indicated, ...measured]);
}

function describe(several: boolean, heard: Findings | null, seen: PhotoReading | null): string {
  if (heard?.farewell) return heard.text;
  const shown =
    seen?.description ??
    `Hark can't see what ${several ? 'these photos show' : 'this photo shows'}: it only measured sharpness, light and size.`;
  if (heard) return `${shown} From your notes: ${heard.text}`;
  return seen ? shown : `${shown} Describe what you see in the notes, and Hark will listen.`;
}
