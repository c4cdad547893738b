import * as z from 'zod/mini';
import {
  CarePreferences,
  ChangePassword,
  DeleteAccount,
  ForgotPassword,
  Me,
  ResetPassword,
  Session,
  SignedInDevice,
  SignIn,
  SignUp,
  VerifyEmail,
} from '../domain/account.ts';
import { Activity, ActivityChange, ActivityType, NewActivity } from '../domain/activity.ts';
import {
  AnalyzePhoto,
  AnalyzePhotos,
  Interpretation,
  InterpretBehavior,
  PhotoAnalysis,
} from '../domain/analysis.ts';
import { CreatedDog, Dog, DogChange, NewDog } from '../domain/dog.ts';
import { Feedback } from '../domain/feedback.ts';
import { Goal, GoalChange, NewGoal } from '../domain/goal.ts';
import { DailyInsight, DogInsights } from '../domain/insight.ts';
import { DogStats } from '../domain/stats.ts';
import { Moment, PathId, text } from '../domain/text.ts';
import type { Call } from './call.ts';

const define = <const Calls extends Record<string, Call>>(calls: Calls) => calls;

const ById = z.object({ id: PathId });

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
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Open an account',
    who: 'anyone',
    body: SignUp,
    limit: { name: 'register', per: 'address' },
    status: 201,
    answer: Session,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    who: 'anyone',
    body: SignIn,
    status: 200,
    answer: Session,
  },
  validateToken: {
    method: 'GET',
    path: '/api/auth/validate-token',
    summary: 'Whether the token still stands',
    who: 'owner',
    status: 200,
    answer: z.object({ valid: z.literal(true) }),
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in user',
    who: 'owner',
    status: 200,
    answer: Me,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    who: 'owner',
    status: 204,
  },
  saveOnboarding: {
    method: 'PUT',
    path: '/api/user/:userId/onboarding',
    summary: "Save the owner's care priorities",
    who: 'owner',
    params: z.object({ userId: PathId }),
    body: CarePreferences,
    status: 200,
    answer: Me,
  },
  listDogs: {
    method: 'GET',
    path: '/api/dogs',
    summary: "The owner's dogs, oldest entry first",
    who: 'owner',
    status: 200,
    answer: z.array(Dog),
  },
  createDog: {
    method: 'POST',
    path: '/api/dogs',
    summary: 'Add a dog',
    who: 'owner',
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
    who: 'owner',
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
    who: 'owner',
    params: ById,
    cost: 2,
    status: 200,
    answer: DogStats,
  },
  listActivities: {
    method: 'GET',
    path: '/api/dogs/:id/activities',
    summary: "A dog's activities, newest first",
    who: 'owner',
    params: ById,
    query: z.extend(PageQuery, {
      type: z.optional(ActivityType),
      q: z.optional(text('Search', { max: 200 })),
      from: z.optional(Moment),
      to: z.optional(Moment),
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
    who: 'owner',
    params: ById,
    body: NewActivity,
    photos: true,
    idempotent: true,
    status: 201,
    answer: Activity,
  },
  updateActivity: {
    method: 'PUT',
    path: '/api/activities/:id',
    summary: 'Correct an activity',
    who: 'owner',
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
    who: 'owner',
    params: ById,
    status: 204,
  },
  deleteDog: {
    method: 'DELETE',
    path: '/api/dogs/:id',
    summary: 'Remove a dog with all that belongs to it',
    who: 'owner',
    params: ById,
    cost: 4,
    status: 204,
  },
  listGoals: {
    method: 'GET',
    path: '/api/dogs/:id/goals',
    summary: "A dog's goals",
    who: 'owner',
    params: ById,
    status: 200,
    answer: z.array(Goal),
  },
  setGoal: {
    method: 'POST',
    path: '/api/dogs/:id/goals',
    summary: 'Set a goal; one of the same type and period changes its target',
    who: 'owner',
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
    who: 'owner',
    params: ById,
    body: GoalChange,
    status: 200,
    answer: Goal,
  },
  deleteGoal: {
    method: 'DELETE',
    path: '/api/goals/:id',
    summary: 'Remove a goal',
    who: 'owner',
    params: ById,
    status: 204,
  },
  interpretBehavior: {
    method: 'POST',
    path: '/api/interpret-behavior',
    summary: 'What a note may mean',
    who: 'owner',
    body: InterpretBehavior,
    limit: { name: 'analysis', per: 'user' },
    cost: 2,
    status: 200,
    answer: Interpretation,
  },
  analyzePhoto: {
    method: 'POST',
    path: '/api/analyze-photo',
    summary: 'What a photo may show',
    who: 'owner',
    body: AnalyzePhoto,
    photos: true,
    limit: { name: 'analysis', per: 'user' },
    status: 200,
    answer: z.object({ analysis: PhotoAnalysis }),
  },
  analyzePhotos: {
    method: 'POST',
    path: '/api/analyze-photos',
    summary: 'What several photos may show',
    who: 'owner',
    body: AnalyzePhotos,
    photos: true,
    limit: { name: 'analysis', per: 'user' },
    status: 200,
    answer: z.object({ analysis: PhotoAnalysis }),
  },
  insights: {
    method: 'GET',
    path: '/api/insights',
    summary: "What Hark has to say of each of the owner's dogs",
    who: 'owner',
    cost: 4,
    status: 200,
    answer: z.array(DogInsights),
  },
  dailyInsight: {
    method: 'GET',
    path: '/api/insights/dogs/:dogId/daily-insight',
    summary: "One dog's insight of the day",
    who: 'owner',
    params: z.object({ dogId: PathId }),
    cost: 2,
    status: 200,
    answer: DailyInsight,
  },
  sendFeedback: {
    method: 'POST',
    path: '/api/feedback',
    summary:
      'Tell us something. Without an email, anonymously; with one, it belongs to the signed-in account if its address is verified',
    who: 'either',
    body: Feedback,
    idempotent: true,
    limit: { name: 'feedback', per: 'address' },
    status: 201,
    answer: z.object({ message: z.string() }),
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password; every other session ends',
    who: 'owner',
    body: ChangePassword,
    cost: 2,
    status: 204,
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the owner is signed in, most recently used first',
    who: 'owner',
    status: 200,
    answer: z.array(SignedInDevice),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Sign a device out',
    who: 'owner',
    params: ById,
    status: 204,
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a reset link (in demo mode, for a reset token)',
    who: 'anyone',
    body: ForgotPassword,
    limit: { name: 'reset', per: 'address' },
    status: 200,
    answer: z.object({ message: z.string(), resetToken: z.optional(z.string()) }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password by a reset token; every session ends',
    who: 'anyone',
    body: ResetPassword,
    limit: { name: 'reset', per: 'address' },
    status: 200,
    answer: z.object({ message: z.string() }),
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Verify an email address by the token of the link that was mailed to it',
    who: 'anyone',
    body: VerifyEmail,
    limit: { name: 'verify', per: 'address' },
    status: 204,
  },
  sendVerification: {
    method: 'POST',
    path: '/api/auth/send-verification',
    summary: "Mail the link that verifies the owner's address once more",
    who: 'owner',
    status: 204,
  },
  exportData: {
    method: 'GET',
    path: '/api/user/export',
    summary: 'Everything we hold of the owner, as a ZIP',
    who: 'owner',
    cost: 4,
    status: 200,
    file: 'application/zip',
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/user',
    summary: 'Delete the account and everything it owns',
    who: 'owner',
    body: DeleteAccount,
    cost: 4,
    status: 204,
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
