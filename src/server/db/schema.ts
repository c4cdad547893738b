import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CarePriority, carePriorities } from '../../domain/account.ts';
import { activityTypes } from '../../domain/activity.ts';
import { genders } from '../../domain/dog.ts';
import { feedbackTypes } from '../../domain/feedback.ts';
import { goalPeriods, goalTypes } from '../../domain/goal.ts';
import { maxCodeUnits } from '../../domain/text.ts';

// The tables for the entities in section 3 of the specification. Constraints repeat the shapes of domain/, so that no
// invalid row can exist, whoever writes it.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
const createdAt = () => moment().notNull().defaultNow();
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(','));
/** A text of `max` characters as people count them may have more of PostgreSQL's. */
const upTo = (column: AnyPgColumn, max: number) =>
  sql`char_length(${column}) <= ${sql.raw(String(maxCodeUnits(max)))}`;
const oneOf = (column: AnyPgColumn, words: readonly string[]) => sql`${column} in (${listed(words)})`;

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Trimmed and lower-cased. */
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    isOnboarded: boolean().notNull().default(false),
    /** Created in demo mode: only such an account's password can be reset by a token on screen. */
    isDemo: boolean().notNull().default(false),
    /** When a link that was mailed to the address was first opened; null until then. */
    emailVerifiedAt: moment(),
    carePreferences: text().array().$type<CarePriority[]>().notNull().default([]),
    createdAt: createdAt(),
    lastLoginAt: moment(),
  },
  (user) => [
    check('users_email', sql`char_length(${user.email}) <= 254 and ${user.email} = lower(${user.email})`),
    check('users_name_length', sql`char_length(${user.name}) >= 2 and ${upTo(user.name, 100)}`),
    check('users_care_preferences', sql`${user.carePreferences} <@ array[${listed(carePriorities)}]`),
  ],
);

const userId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: bytea().notNull().unique(),
    /** The User-Agent at sign-in, shortened. */
    device: text().notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (session) => [index('sessions_user').on(session.userId), index('sessions_expiry').on(session.expiresAt)],
);

/** The specification's resetToken and resetTokenExpiry: hashed, at most one per user, usable once. */
export const passwordResets = pgTable('password_resets', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytea().notNull().unique(),
  expiresAt: moment().notNull(),
  /** Whether the token was mailed, so that using it proves the address; false if it was shown on screen. */
  isMailed: boolean().notNull().default(false),
});

/** Links that verify an address: hashed, at most one per user, usable once. */
export const emailVerifications = pgTable('email_verifications', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: bytea().notNull().unique(),
  expiresAt: moment().notNull(),
});

export const dogs = pgTable(
  'dogs',
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    breed: text().notNull(),
    gender: text({ enum: genders }).notNull(),
    /** Years, as it was told; with a birthday what it amounted to then, for releases that know no birthdays. */
    age: doublePrecision(),
    /** The owner's day on which the age was told. Null in rows of earlier releases, and with a birthday. */
    ageToldOn: date({ mode: 'string' }),
    birthday: date({ mode: 'string' }),
    birthdayIsApproximate: boolean().notNull().default(false),
    /** Lbs. */
    weight: doublePrecision(),
    lastCheckup: date({ mode: 'string' }),
    microchip: text(),
    /** Name of the stored photo. */
    profileImage: text(),
    personalityTraits: text().array().notNull().default([]),
    healthConcerns: text().array().notNull().default([]),
    specialNeeds: text(),
    createdAt: createdAt(),
    idempotencyKey: uuid(),
    requestHash: bytea(),
  },
  (dog) => [
    index('dogs_user').on(dog.userId, dog.id),
    unique('dogs_idempotency').on(dog.userId, dog.idempotencyKey),
    check('dogs_name_length', sql`char_length(${dog.name}) >= 1 and ${upTo(dog.name, 100)}`),
    check('dogs_breed_length', sql`char_length(${dog.breed}) >= 1 and ${upTo(dog.breed, 100)}`),
    check('dogs_gender', oneOf(dog.gender, genders)),
    check('dogs_age', sql`${dog.age} between 0 and 40`),
    check('dogs_weight', sql`${dog.weight} between 0 and 400`),
    check('dogs_microchip_length', upTo(dog.microchip, 50)),
    check('dogs_special_needs_length', upTo(dog.specialNeeds, 5000)),
    check('dogs_traits', sql`cardinality(${dog.personalityTraits}) <= 50`),
    check('dogs_concerns', sql`cardinality(${dog.healthConcerns}) <= 50`),
  ],
);

const dogId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => dogs.id, { onDelete: 'cascade' });

export const activities = pgTable(
  'activities',
  {
    id: id(),
    dogId: dogId(),
    type: text({ enum: activityTypes }).notNull(),
    timestamp: moment().notNull().defaultNow(),
    /** Minutes. */
    duration: doublePrecision(),
    location: text(),
    foodType: text(),
    amount: text(),
    symptoms: text(),
    notes: text(),
    /** Names of the stored photos, in the owner's order. */
    photos: text().array().notNull().default([]),
    idempotencyKey: uuid(),
    requestHash: bytea(),
    /**
     * What search looks through (`searchText` of the domain). Null until it is filled: an earlier release has written the
     * entry, or changed it, which a trigger notices.
     */
    searchText: text(),
    /**
     * What a health note means (`StoredFindings` of the domain). Null until it is read; a trigger sets it back when the entry
     * is changed, by whatever release.
     */
    findings: jsonb(),
    /** The version of the engine that read the note; 0 if it is to be read, or read again because one before it changed. */
    findingsVersion: integer().notNull().default(0),
  },
  (activity) => [
    // Every read of one dog's log (latest page, stats and so on) walks this index backwards. Drizzle's `.desc()`
    // would put nulls last, which does not match `order by ... desc`: PostgreSQL would read and sort the whole log.
    index('activities_latest').on(activity.dogId, activity.timestamp, activity.id),
    // Only the release before looks for photos here; to be dropped once it cannot run beside this one.
    index('activities_photos_shown')
      .using('gin', activity.photos)
      .where(sql`cardinality(${activity.photos}) > 0`)
      // Without the pending list, which every look-up would have to scan.
      .with({ fastupdate: false }),
    // Search looks for a part of a word in one dog's activities: trigrams, with the dog in front.
    index('activities_search_text')
      .using('gin', activity.dogId, activity.searchText.op('gin_trgm_ops'))
      .where(sql`${activity.searchText} is not null`),
    // To find the entries whose search text is missing.
    index('activities_without_search_text')
      .on(activity.dogId, activity.id)
      .where(sql`${activity.searchText} is null`),
    // To find the health notes that are not read, or by an earlier version of the engine.
    index('activities_findings')
      .on(activity.findingsVersion, activity.dogId, activity.timestamp, activity.id)
      .where(sql`${activity.type} = 'health'`),
    unique('activities_idempotency').on(activity.dogId, activity.idempotencyKey),
    check(
      'activities_type',
      sql`case ${activity.type} when 'walk' then ${activity.duration} is not null when 'feeding' then ${activity.foodType} is not null and ${activity.amount} is not null when 'health' then ${activity.symptoms} is not null else false end`,
    ),
    check('activities_timestamp', sql`${activity.timestamp} >= '1900-01-01 00:00:00+00'`),
    check('activities_duration', sql`${activity.duration} between 1 and 1440`),
    check(
      'activities_text_lengths',
      sql`${upTo(activity.location, 200)} and ${upTo(activity.foodType, 200)} and ${upTo(activity.amount, 200)} and ${upTo(activity.symptoms, 5000)} and ${upTo(activity.notes, 5000)}`,
    ),
    check('activities_photos', sql`cardinality(${activity.photos}) <= 10`),
  ],
);

/**
 * The photos that are, or may be, in the photo store: a row is written before its files are and removed after they are.
 * What shows a photo is written to `activities.photos`, in the owner's order, and to `dogs.profileImage`; triggers
 * set `activityId` and `dogId` accordingly, whichever release writes.
 */
export const photos = pgTable(
  'photos',
  {
    name: text().primaryKey(),
    /** No foreign key: the rows of a deleted account remain until its files are removed. */
    userId: bigint({ mode: 'number' }).notNull(),
    /** The entry that shows it. */
    activityId: bigint({ mode: 'number' }).references(() => activities.id, { onDelete: 'set null' }),
    /** The dog whose profile shows it. */
    dogId: bigint({ mode: 'number' }).references(() => dogs.id, { onDelete: 'set null' }),
    /** The size of its files together; null if an earlier release stored them. */
    bytes: integer(),
    type: text().notNull().default('image/webp'),
    createdAt: createdAt(),
  },
  (photo) => [
    index('photos_user').on(photo.userId),
    index('photos_activity').on(photo.activityId).where(sql`${photo.activityId} is not null`),
    index('photos_dog').on(photo.dogId).where(sql`${photo.dogId} is not null`),
    // To find those that nothing shows.
    index('photos_unshown')
      .on(photo.createdAt)
      .where(sql`${photo.activityId} is null and ${photo.dogId} is null`),
  ],
);

export const goals = pgTable(
  'goals',
  {
    id: id(),
    dogId: dogId(),
    type: text({ enum: goalTypes }).notNull(),
    target: integer().notNull().default(1),
    period: text({ enum: goalPeriods }).notNull().default('daily'),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    /** When the target was last changed; null while it is the first. */
    targetSetAt: moment(),
  },
  (goal) => [
    uniqueIndex('goals_one_of_a_kind').on(goal.dogId, goal.type, goal.period),
    check('goals_type', oneOf(goal.type, goalTypes)),
    check('goals_period', oneOf(goal.period, goalPeriods)),
    check('goals_target', sql`${goal.target} between 1 and 100`),
  ],
);

/** A model's remark on a dog's insights: derived from the log, and regenerated when the insights change. */
export const remarks = pgTable(
  'remarks',
  {
    dogId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => dogs.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the remark is based on. */
    basis: bytea().notNull(),
    /** Null while the model is asked, and when it had nothing acceptable to say. */
    text: text(),
    askedAt: moment().notNull(),
  },
  (remark) => [check('remarks_text', sql`char_length(${remark.text}) <= 400`)],
);

/**
 * Feedback with an email, sent by a signed-in owner whose address is verified, is exported and deleted with that account;
 * any other belongs to nobody.
 */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: feedbackTypes }).notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    email: text(),
    createdAt: createdAt(),
    idempotencyKey: uuid(),
    requestHash: bytea(),
  },
  (entry) => [
    index('feedback_user').on(entry.userId),
    index('feedback_email').on(entry.email),
    unique('feedback_idempotency').on(entry.idempotencyKey),
    check('feedback_type', oneOf(entry.type, feedbackTypes)),
    check('feedback_subject_length', sql`char_length(${entry.subject}) >= 5 and ${upTo(entry.subject, 100)}`),
    check(
      'feedback_message_length',
      sql`char_length(${entry.message}) >= 10 and ${upTo(entry.message, 1000)}`,
    ),
    check('feedback_anonymous', sql`${entry.email} is not null or ${entry.userId} is null`),
  ],
);

/** Mail to be sent, and mail that failed. Sent mail is deleted. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** What it is about; null if an earlier release enqueued it. */
    kind: text(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When to try next. Null once an attempt has begun: a mail that may have left is never sent again. */
    dueAt: moment().defaultNow(),
    /** When it expires, as a reset link does; null if never. */
    uselessAfter: moment(),
    createdAt: createdAt(),
  },
  (mail) => [index('mails_due').on(mail.dueAt), index('mails_user').on(mail.userId)],
);

/** Deleted accounts whose files are still to be removed, so that a crash in between loses nothing. */
export const erasures = pgTable('erasures', {
  userId: bigint({ mode: 'number' }).primaryKey(),
  createdAt: createdAt(),
});

/** Counters of the named rate limits, in the format that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/**
 * One row: the id by which this database and its photo store recognise each other. It is not backed up: a restored
 * database gets its own, so it never sweeps another database's photos as unreferenced.
 */
export const installation = pgTable('installation', { id: uuid().primaryKey().defaultRandom() });
