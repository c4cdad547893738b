import * as z from 'zod';
import { severityLevels } from '../../../domain/severity.ts';
import { worst } from '../../../listening/severity.ts';
import type { Model } from '../../outside/ai/model.ts';
import { dataOf, type NoteContext } from './note.ts';
import { line, mayBeShown } from './outputRules.ts';
import { photo } from './prompts/photo.v1.ts';

const reading = z.object({
  description: line(1000),
  detected_conditions: z.array(line(80)).max(6),
  health_indicators: z.array(z.object({ name: line(40), finding: line(200) })).max(8),
  recommendations: z.array(line(250)).max(6),
  confidence_score: z.number().min(0).max(1),
  severity_level: z.enum(severityLevels),
  vet_consultation_needed: z.boolean(),
});
export type PhotoReading = z.infer<typeof reading>;

/** The model's reading of photos, given as JPEG; null when it cannot see images or its answer is not acceptable. */
export async function lookAt(
  model: Model,
  images: Buffer[],
  heard: NoteContext,
  signal: AbortSignal,
): Promise<PhotoReading | null> {
  const floor = heard.findings?.severity ?? 'low';
  const schema = reading.refine((said) =>
    mayBeShown(
      said.description,
      [
        ...said.detected_conditions,
        ...said.health_indicators.flatMap(({ name, finding }) => `${name}: ${finding}`),
        ...said.recommendations,
      ],
      worst([floor, said.severity_level]),
    ),
  );
  if (images.length === 0) return null;
  const { userId } = heard;
  const reply = await model.ask({
    instructions: photo,
    data: dataOf(heard),
    userId,
    images,
    schema,
    signal,
  });
  return 'value' in reply ? reply.value : null;
}
