import * as z from 'zod/mini';
import { Activity, ActivityChange, EntryType, LoggedActivity, NewActivity } from '../domain/activity.ts';
import {
  AnalyzePhoto,
  AnalyzePhotos,
  Interpretation,
  InterpretBehavior,
  PhotoAnalysis,
} from '../domain/analysis.ts';
import { CreatedDog, Dog, DogChange, NewDog } from '../domain/dog.ts';
import { DogStatus } from '../domain/dogStatus.ts';
import { DueDate } from '../domain/due.ts';
import { Feedback } from '../domain/feedback.ts';
import { Goal, GoalChange, NewGoal } from '../domain/goal.ts';
import { DailyInsight, DogInsights } from '../domain/insight.ts';
import { Repeat } from '../domain/repeat.ts';
import { DogStats } from '../domain/stats.ts';
import { Moment, PathId, text } from '../domain/text.ts';
import { Trends, TrendsQuery } from '../domain/trends.ts';
import { WeightEntry } from '../domain/weightEntry.ts';
import { accountCalls } from './accountCalls.ts';
import { ById, define } from './call.ts';
import { carerCalls } from './carerCalls.ts';
import { importCalls } from './importCalls.ts';
import { linkCalls } from './linkCalls.ts';
import { medicineCalls } from './medicineCalls.ts';
import { reminderCalls } from './reminderCalls.ts';
import { settingCalls } from './settingCalls.ts';
import { tokenCalls } from './tokenCalls.ts';
import { vetCalls } from './vetCalls.ts';

/** Maximum and default page size of a list. */
export const pageLimits = { max: 200, default: 50 } as const;

const PageQuery = z.object({
  limit: z.optional(
    z.pipe(
      z.string('Must be a whole number').check(z.regex(/^\d{1,4}$/, 'Must be a whole number')),
      z.pipe(
        z.transform(Number),
        z
          .int()
          .check(z.gte(1, 'Must be at least 1'), z.lte(pageLimits.max, `Must be at most ${pageLimits.max}`)),
      ),
    ),
  ),
  before: z.optional(z.string('Unknown cursor').check(z.maxLength(100, 'Unknown cursor'))),
});

/** Every call between app and server. Methods and paths are the specification's. */
export const contract = define({
  ...accountCalls,
  listDogs: {
    method: 'GET',
    path: '/api/dogs',
    summary: "The user's own dogs, then those cared for, oldest entry first",
    who: 'user',
    scopes: ['read'],
    status: 200,
    answer: z.array(Dog),
  },
  createDog: {
    method: 'POST',
    path: '/api/dogs',
    summary: 'Add a dog',
    who: 'user',
    body: NewDog,
    photos: true,
    idempotent: true,
    status: 201,
    answer: CreatedDog,
  },
  updateDog: {
    method: 'PUT',
    path: '/api/dogs/:id',
    summary: 'Change some of what is said of a dog',
    who: 'user',
    access: 'manage',
    params: ById,
    body: DogChange,
    photos: true,
    status: 200,
    answer: Dog,
  },
  dogStats: {
    method: 'GET',
    path: '/api/dogs/:id/stats',
    summary: "A dog's day so far, in the owner's time zone",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    cost: 2,
    status: 200,
    answer: DogStats,
  },
  dogStatus: {
    method: 'GET',
    path: '/api/dogs/:id/status',
    summary:
      "How a dog's day stands, in the caller's time zone: today's totals, the last walk and meal, and what is due",
    who: 'user',
    notFromApp: true,
    access: 'view',
    scopes: ['read', 'log'],
    params: ById,
    cost: 2,
    status: 200,
    answer: DogStatus,
  },
  dogTrends: {
    method: 'GET',
    path: '/api/dogs/:id/trends',
    summary:
      "A dog's days, weeks or months of up to three years, in the owner's time zone, with what was usual before",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    query: TrendsQuery,
    cost: 2,
    status: 200,
    answer: Trends,
  },
  listActivities: {
    method: 'GET',
    path: '/api/dogs/:id/activities',
    summary: "A dog's activities, newest first",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    query: z.extend(PageQuery, {
      type: z.optional(EntryType),
      q: z.optional(text('Search', { max: 200 })),
      from: z.optional(Moment),
      to: z.optional(Moment),
      has: z.optional(z.enum(['photos'], 'Has must be photos')),
    }),
    paged: true,
    searchCost: 4,
    status: 200,
    answer: z.array(Activity),
  },
  createActivity: {
    method: 'POST',
    path: '/api/dogs/:id/activities',
    summary: 'Log an activity',
    who: 'user',
    access: 'log',
    scopes: ['log'],
    params: ById,
    body: NewActivity,
    photos: true,
    idempotent: true,
    status: 201,
    answer: LoggedActivity,
  },
  repeatActivity: {
    method: 'POST',
    path: '/api/dogs/:id/activities/repeat',
    summary:
      'Log what is usual at this hour, or what needs no input: for a button. A 409 if the log has nothing to go by',
    who: 'user',
    notFromApp: true,
    access: 'log',
    scopes: ['log'],
    params: ById,
    body: Repeat,
    idempotent: true,
    status: 201,
    answer: LoggedActivity,
  },
  listWeights: {
    method: 'GET',
    path: '/api/dogs/:id/weights',
    summary: "A dog's newest 1,100 weights, the oldest first: as entered, and in pounds",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    status: 200,
    answer: z.array(WeightEntry),
  },
  listDue: {
    method: 'GET',
    path: '/api/dogs/:id/due',
    summary: 'When each vaccination, prevention and check-up is due again, the earliest first',
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    status: 200,
    answer: z.array(DueDate),
  },
  updateActivity: {
    method: 'PUT',
    path: '/api/activities/:id',
    summary: 'Correct an activity',
    who: 'user',
    access: 'log',
    othersAccess: 'manage',
    params: ById,
    body: ActivityChange,
    photos: true,
    status: 200,
    answer: Activity,
  },
  deleteActivity: {
    method: 'DELETE',
    path: '/api/activities/:id',
    summary: 'Remove an activity, its photos too',
    who: 'user',
    access: 'log',
    othersAccess: 'manage',
    params: ById,
    status: 204,
  },
  deleteDog: {
    method: 'DELETE',
    path: '/api/dogs/:id',
    summary: 'Remove a dog with all that belongs to it',
    who: 'user',
    access: 'own',
    params: ById,
    cost: 4,
    status: 204,
  },
  ...carerCalls,
  ...vetCalls,
  ...linkCalls,
  ...medicineCalls,
  ...reminderCalls,
  ...tokenCalls,
  ...importCalls,
  ...settingCalls,
  listGoals: {
    method: 'GET',
    path: '/api/dogs/:id/goals',
    summary: "A dog's goals",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: ById,
    status: 200,
    answer: z.array(Goal),
  },
  setGoal: {
    method: 'POST',
    path: '/api/dogs/:id/goals',
    summary: 'Set a goal; one of the same type and period changes its target',
    who: 'user',
    access: 'manage',
    params: ById,
    body: NewGoal,
    status: 201,
    statusIfExists: 200,
    answer: Goal,
  },
  updateGoal: {
    method: 'PUT',
    path: '/api/goals/:id',
    summary: "Change a goal's target",
    who: 'user',
    access: 'manage',
    params: ById,
    body: GoalChange,
    status: 200,
    answer: Goal,
  },
  deleteGoal: {
    method: 'DELETE',
    path: '/api/goals/:id',
    summary: 'Remove a goal',
    who: 'user',
    access: 'manage',
    params: ById,
    status: 204,
  },
  interpretBehavior: {
    method: 'POST',
    path: '/api/interpret-behavior',
    summary: 'What a note may mean',
    who: 'user',
    access: 'log',
    body: InterpretBehavior,
    changesNothing: true,
    limit: { name: 'analysis', per: 'user' },
    cost: 2,
    status: 200,
    answer: Interpretation,
  },
  analyzePhoto: {
    method: 'POST',
    path: '/api/analyze-photo',
    summary: 'What a photo may show',
    who: 'user',
    access: 'log',
    body: AnalyzePhoto,
    changesNothing: true,
    photos: true,
    limit: { name: 'analysis', per: 'user' },
    status: 200,
    answer: z.object({ analysis: PhotoAnalysis }),
  },
  analyzePhotos: {
    method: 'POST',
    path: '/api/analyze-photos',
    summary: 'What several photos may show',
    who: 'user',
    access: 'log',
    body: AnalyzePhotos,
    changesNothing: true,
    photos: true,
    limit: { name: 'analysis', per: 'user' },
    status: 200,
    answer: z.object({ analysis: PhotoAnalysis }),
  },
  insights: {
    method: 'GET',
    path: '/api/insights',
    summary: 'What Hark has to say of each dog that the user owns or cares for',
    who: 'user',
    cost: 4,
    status: 200,
    answer: z.array(DogInsights),
  },
  dailyInsight: {
    method: 'GET',
    path: '/api/insights/dogs/:dogId/daily-insight',
    summary: "One dog's insight of the day",
    who: 'user',
    access: 'view',
    scopes: ['read'],
    params: z.object({ dogId: PathId }),
    cost: 2,
    status: 200,
    answer: DailyInsight,
  },
  listenToChanges: {
    method: 'GET',
    path: '/api/changes',
    summary:
      'What changes from now on: `{ dogs, from }`, the ids of dogs and the X-Page of who changed them, or `{}`, if anything may have changed. With `age`, in milliseconds, first what has changed meanwhile',
    who: 'user',
    query: z.object({
      age: z.optional(
        z.pipe(
          z.string('Must be a whole number').check(z.regex(/^\d{1,12}$/, 'Must be a whole number')),
          z.transform(Number),
        ),
      ),
    }),
    status: 200,
    events: true,
  },
  sendFeedback: {
    method: 'POST',
    path: '/api/feedback',
    summary:
      'Tell us something. Without an email, anonymously; with one, it belongs to the signed-in account if its address is verified',
    who: 'either',
    body: Feedback,
    changesNothing: true,
    idempotent: true,
    limit: { name: 'feedback', per: 'address' },
    status: 201,
    answer: z.object({ message: z.string() }),
  },
});

export type Contract = typeof contract;
export type CallName = keyof Contract;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Part<C, Name extends string> = C extends Record<Name, infer S> ? S : undefined;

/** The parsed parts of a request, as the call's handler gets them. */
export interface Incoming<Name extends CallName> {
  params: Parsed<Part<Contract[Name], 'params'>>;
  query: Parsed<Part<Contract[Name], 'query'>>;
  body: Parsed<Part<Contract[Name], 'body'>>;
}

/** Path and query are text on the wire; a caller may pass numbers. */
type InUrl<Values> = {
  [Key in keyof Values]: string extends Values[Key] ? Values[Key] | number : Values[Key];
};

/** The parts of a request as the caller passes them. */
export interface Outgoing<Name extends CallName> {
  params: InUrl<Sent<Part<Contract[Name], 'params'>>>;
  query: InUrl<Sent<Part<Contract[Name], 'query'>>>;
  body: Sent<Part<Contract[Name], 'body'>>;
}

/** The body of a call's successful answer. */
export type Answer<Name extends CallName> = Contract[Name] extends { answer: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;
