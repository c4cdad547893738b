import * as z from 'zod/mini';
import { ActivityType } from './activity.ts';
import { answered } from './answered.ts';
import { PhotoData, PhotoList, photosPerActivity } from './photo.ts';
import { severityLevels } from './severity.ts';
import { Id, optionalText, text } from './text.ts';

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

/**
 * What an answer to a note consists of. Each part is at most two sentences long; one that has nothing to say is empty or
 * null.
 */
export const AnswerParts = z.object({
  /** At most three steps, first what to do first. */
  do_now: z.array(z.string()),
  /** What it is about: a whole phrase as it stands in the note or, if the note does not contain it, the sign in plain words. */
  heard: z.nullable(z.string()),
  /** What else was heard in the note, in plain words; at most two. */
  also_heard: z.array(z.string()),
  /** What the dog's log says beside it, or what a model adds. */
  remark: z.nullable(z.string()),
  /** What may be behind it, at most three, in plain words with the term in brackets. */
  may_be: z.array(z.string()),
  /** What would make it more urgent. */
  watch_for: z.nullable(z.string()),
  /** Who states what may be behind it, and where. */
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type AnswerParts = z.infer<typeof AnswerParts>;

/** An answer that has no parts, only a text. */
export const noParts: AnswerParts = {
  do_now: [],
  heard: null,
  also_heard: [],
  remark: null,
  may_be: [],
  watch_for: null,
  sources: [],
};

export const Interpretation = z.extend(AnswerParts, {
  /** The parts as one text of at most 120 words; empty if there is nothing to say of an ordinary day. */
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

/** How clear a photo is, without knowing what it shows. */
export const PhotoQuality = z.object({
  /** Whether it is clear enough to look back on, or to show a vet. */
  clear: z.boolean(),
  /** What is in the way, and how to take a better one, in sentences. */
  problems: z.array(z.string()),
  advice: z.array(z.string()),
});
export type PhotoQuality = z.infer<typeof PhotoQuality>;

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
  /** Of each photo, in their order. */
  photo_quality: z.array(PhotoQuality),
  disclaimer: z.string(),
  source: Source,
});
export type PhotoAnalysis = z.infer<typeof PhotoAnalysis>;
