import * as z from 'zod/mini';
import { ActivityType } from './activity.ts';
import { photosPerActivity, PhotoData, PhotoList } from './photo.ts';
import { Id, optionalText, text } from './text.ts';

/** From an emergency down to nothing unusual. */
export const severityLevels = ['urgent', 'high', 'medium', 'low'] as const;
export type SeverityLevel = (typeof severityLevels)[number];
const Severity = z.enum(severityLevels);

/** Who spoke: the built-in engine, or a model on top of it. */
const Source = z.enum(['engine', 'model']);

/** Typed notes shorter than this say too little to be interpreted; of dictated ones, fewer characters will do. */
export const shortestNotes = 10;
export const shortestDictation = 6;

/** Of longer notes, only so much is read. */
export const longestNotes = 5000;

/** The entry that the notes are of, when it is kept already: it is not its own past. */
const activityId = z.optional(Id);

export const InterpretBehavior = z.object({
  notes: text('Notes', {
    min: shortestDictation,
    max: longestNotes,
    tooShort: `Notes must be at least ${shortestDictation} characters`,
  }),
  dogId: Id,
  activityId,
});

export const Interpretation = z.object({
  interpretation: z.string(),
  severity_level: Severity,
  vet_consultation_needed: z.boolean(),
  /** Ids of the signs and behaviours it rests on; none where it comforts after a death. */
  topics: z.array(z.string()),
  source: Source,
});
export type Interpretation = z.infer<typeof Interpretation>;

const circumstances = {
  dogId: Id,
  activityType: z.optional(ActivityType),
  notes: optionalText('Notes', longestNotes),
  activityId,
};

export const AnalyzePhoto = z.object({ photoBase64: PhotoData, ...circumstances });

export const AnalyzePhotos = z.object({
  photos: PhotoList.check(z.minLength(1, `Please send 1 to ${photosPerActivity} photos`)),
  ...circumstances,
});

export const PhotoAnalysis = z.object({
  /** 0 to 1. */
  confidence_score: z.number(),
  severity_level: Severity,
  description: z.string(),
  detected_conditions: z.array(z.string()),
  health_indicators: z.record(z.string(), z.string()),
  recommendations: z.array(z.string()),
  vet_consultation_needed: z.boolean(),
  /** What to do before anything else, in an emergency. */
  what_to_do_now: z.nullable(z.string()),
  disclaimer: z.string(),
  source: Source,
});
export type PhotoAnalysis = z.infer<typeof PhotoAnalysis>;
