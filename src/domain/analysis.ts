import * as z from 'zod/mini';
import { ActivityType } from './activity.ts';
import { answered } from './answered.ts';
import { PhotoData, PhotoList, photosPerActivity } from './photo.ts';
import { Id, optionalText, text } from './text.ts';

/** From an emergency down to an ordinary day. */
export const severityLevels = ['urgent', 'high', 'medium', 'low'] as const;
export type SeverityLevel = (typeof severityLevels)[number];
const Severity = answered(severityLevels);

/** Who wrote the answer: the built-in engine, or a model on top of it. */
const Source = answered(['engine', 'model']);

/** Shorter notes, in characters, say too little to be interpreted; dictated ones may be shorter than typed ones. */
export const minNotesLength = 10;
export const minDictationLength = 6;

/** The maximum length of notes, in characters. */
export const maxNotesLength = 5000;

/** The entry that the notes belong to, if it is saved already: it must not count as an earlier note. */
const activityId = z.optional(Id);

export const InterpretBehavior = z.object({
  notes: text('Notes', {
    min: minDictationLength,
    max: maxNotesLength,
    tooShort: `Notes must be at least ${minDictationLength} characters`,
  }),
  dogId: Id,
  activityId,
});

export const Interpretation = z.object({
  interpretation: z.string(),
  severity_level: Severity,
  vet_consultation_needed: z.boolean(),
  /** Ids of the signs and behaviours it is about; empty for a condolence. */
  topics: z.array(z.string()),
  source: Source,
});
export type Interpretation = z.infer<typeof Interpretation>;

const circumstances = {
  dogId: Id,
  activityType: z.optional(ActivityType),
  notes: optionalText('Notes', maxNotesLength),
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
  /** The first steps in an emergency, else null. */
  what_to_do_now: z.nullable(z.string()),
  disclaimer: z.string(),
  source: Source,
});
export type PhotoAnalysis = z.infer<typeof PhotoAnalysis>;
