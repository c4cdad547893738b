import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { carerAccesses } from '../../domain/access.ts';
import { entryTypes } from '../../domain/activity.ts';
import { contactKinds, maxContactName } from '../../domain/contacts.ts';
import { entryKinds } from '../../domain/entryKinds.ts';
import { feedbackTypes } from '../../domain/feedback.ts';
import { goalPeriods, goalTypes } from '../../domain/goal.ts';
import { resolutions as resolutionWays } from '../../domain/urgentNote.ts';
import { bytea, createdAt, id, idempotency, moment, oneOf, upTo } from './columns.ts';
import { medicines } from './medicineTables.ts';
import { dogId, dogs, userId, users } from './owners.ts';

export { imports } from './importTables.ts';
export { dogCards, linkDogs, links } from './linkTables.ts';
export { channels, deliveries, dosePlans, reminders } from './reminderTables.ts';
export { apiTokens } from './tokenTables.ts';
export { dogs, medicines, users };

// The tables for the entities in section 3 of the specification. Constraints repeat the shapes of domain/, so that no
// invalid row can exist, whoever writes it.

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

export const activities = pgTable(
  'activities',
  {
    id: id(),
    dogId: dogId(),
    type: text({ enum: entryTypes }).notNull(),
    timestamp: moment().notNull().defaultNow(),
    /** Minutes. */
    duration: doublePrecision(),
    location: text(),
    foodType: text(),
    amount: text(),
    symptoms: text(),
    /** What an entry of the type `other` is about. */
    kind: text({ enum: entryKinds }),
    title: text(),
    /** As it was entered, in `unit`. */
    quantity: doublePrecision(),
    unit: text(),
    /** The day on which it is to be repeated. */
    nextDue: date({ mode: 'string' }),
    /** Of a dose, the medicine; null once that is removed. */
    medicineId: bigint({ mode: 'number' }).references(() => medicines.id, { onDelete: 'set null' }),
    /** Which dose of the medicine's schedule it is; null if it is one more. */
    dueAt: moment(),
    /** Whether the dose was skipped instead of given. */
    skipped: boolean().notNull().default(false),
    notes: text(),
    /** Names of the stored photos, in the owner's order. */
    photos: text().array().notNull().default([]),
    /** The carer who logged it; null if the dog's owner did. No foreign key: one who has left is nobody's name. */
    byUserId: bigint({ mode: 'number' }),
    /** The import that brought it; null if it was logged, or corrected since. No foreign key: its entries go before it does. */
    importId: bigint({ mode: 'number' }),
    /** What makes the row of a file the same as this entry, even after it was corrected (`keyOf` in imports/fileReader.ts). */
    importKey: bytea(),
    ...idempotency(),
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
    // Every read of one dog's log (latest page, stats and so on) reads this index backwards. Drizzle's `.desc()`
    // would put nulls last, which does not match `order by ... desc`: PostgreSQL would read and sort the whole log.
    index('activities_latest').on(activity.dogId, activity.timestamp, activity.id),
    // Only the release before looks for photos here; to be dropped once it cannot run beside this one.
    index('activities_photos_shown')
      .using('gin', activity.photos)
      .where(sql`cardinality(${activity.photos}) > 0`)
      // Without the pending list, which every look-up would have to scan.
      .with({ fastupdate: false }),
    // For those that show photos: of most dogs a few entries in a long log.
    index('activities_with_photos')
      .on(activity.dogId, activity.timestamp, activity.id)
      .where(sql`cardinality(${activity.photos}) > 0`),
    // Search looks for a part of a word in one dog's activities: trigrams, with the dog in front.
    index('activities_search_text')
      .using('gin', activity.dogId, activity.searchText.op('gin_trgm_ops'))
      .where(sql`${activity.searchText} is not null`)
      // In KB, of 4 MB: whoever fills the pending list writes it all to the index, while others wait for the embedded database.
      .with({ gin_pending_list_limit: 512 }),
    // To find the entries whose search text is missing.
    index('activities_without_search_text')
      .on(activity.dogId, activity.id)
      .where(sql`${activity.searchText} is null`),
    // To find the health notes that are not read, or by an earlier version of the engine.
    index('activities_findings')
      .on(activity.findingsVersion, activity.dogId, activity.timestamp, activity.id)
      .where(sql`${activity.type} = 'health'`),
    // For a dog's weights, and what is due: of most dogs a few entries in a long log.
    index('activities_kinds')
      .on(activity.dogId, activity.kind, activity.timestamp, activity.id)
      .where(sql`${activity.kind} is not null`),
    // Each dose of a schedule is given once, whoever gives it: this decides races.
    uniqueIndex('activities_doses')
      .on(activity.medicineId, activity.dueAt)
      .where(sql`${activity.medicineId} is not null`),
    // For a medicine's last doses, and what has been taken from its supply.
    index('activities_of_medicine')
      .on(activity.medicineId, activity.timestamp, activity.id)
      .where(sql`${activity.medicineId} is not null`),
    // To find what one user has logged in others' logs.
    index('activities_by').on(activity.byUserId, activity.id).where(sql`${activity.byUserId} is not null`),
    // For what an import has brought.
    index('activities_of_import')
      .on(activity.importId, activity.id)
      .where(sql`${activity.importId} is not null`),
    unique('activities_idempotency').on(activity.dogId, activity.idempotencyKey),
    check(
      'activities_type',
      sql`case ${activity.type} when 'walk' then ${activity.duration} is not null when 'feeding' then ${activity.foodType} is not null and ${activity.amount} is not null when 'health' then ${activity.symptoms} is not null when 'other' then ${activity.kind} is not null else false end`,
    ),
    check('activities_kind', oneOf(activity.kind, entryKinds)),
    check('activities_timestamp', sql`${activity.timestamp} >= '1900-01-01 00:00:00+00'`),
    check('activities_duration', sql`${activity.duration} between 1 and 1440`),
    check(
      'activities_text_lengths',
      sql`${upTo(activity.location, 200)} and ${upTo(activity.foodType, 200)} and ${upTo(activity.amount, 200)} and ${upTo(activity.symptoms, 5000)} and ${upTo(activity.notes, 5000)}`,
    ),
    check('activities_title', sql`${upTo(activity.title, 100)} and ${upTo(activity.unit, 20)}`),
    check('activities_quantity', sql`${activity.quantity} between 0 and 100000`),
    check('activities_photos', sql`cardinality(${activity.photos}) <= 10`),
  ],
);

/**
 * What was logged of a dog on each day of about a year (health/daySums.ts), without the last two days, which insights read
 * anew. A trigger deletes it when an entry of such a day comes, changes or goes.
 */
export const daySums = pgTable('day_sums', {
  dogId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => dogs.id, { onDelete: 'cascade' }),
  /** The zone whose days they are, and the day on which they were summed up there. */
  zone: text().notNull(),
  summedOn: date({ mode: 'string' }).notNull(),
  days: text().notNull(),
});

/** Who may see a dog besides its owner, and what they may do. One whose access has ended stays listed until removed. */
export const carers = pgTable(
  'carers',
  {
    dogId: dogId(),
    userId: userId(),
    access: text({ enum: carerAccesses }).notNull(),
    /** When the access ends by itself; null if never. */
    until: moment(),
    createdAt: createdAt(),
  },
  (carer) => [
    primaryKey({ columns: [carer.dogId, carer.userId] }),
    index('carers_user').on(carer.userId),
    check('carers_access', oneOf(carer.access, carerAccesses)),
  ],
);

/** Invitations to care for dogs: the token hashed, usable by one person. One that is revoked is deleted. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** Who invited. */
    userId: userId(),
    tokenHash: bytea().notNull().unique(),
    access: text({ enum: carerAccesses }).notNull(),
    /** When the access that it gives ends. */
    until: moment(),
    /** Where it was mailed to; null if its link is passed on otherwise. */
    email: text(),
    /** Who accepted it; null while it is open. */
    acceptedBy: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    ...idempotency(),
  },
  (invitation) => [
    unique('invitations_idempotency').on(invitation.userId, invitation.idempotencyKey),
    index('invitations_user').on(invitation.userId),
    index('invitations_accepted_by').on(invitation.acceptedBy),
    index('invitations_expiry').on(invitation.expiresAt),
    check('invitations_access', oneOf(invitation.access, carerAccesses)),
    check('invitations_email', sql`char_length(${invitation.email}) <= 254`),
  ],
);

/** The dogs of an invitation. */
export const invitationDogs = pgTable(
  'invitation_dogs',
  {
    invitationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    dogId: dogId(),
  },
  (each) => [
    primaryKey({ columns: [each.invitationId, each.dogId] }),
    index('invitation_dogs_dog').on(each.dogId),
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

/** Whom to turn to about an owner's dogs (`userId`), or about one dog instead of that (`dogId`). */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    userId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    dogId: bigint({ mode: 'number' }).references(() => dogs.id, { onDelete: 'cascade' }),
    kind: text({ enum: contactKinds }).notNull(),
    /** Of a dog's own, both are null if it has none although the others do. */
    name: text(),
    /** The phone as it was typed, or the policy's number. */
    number: text(),
  },
  (contact) => [
    unique('contacts_of_owner').on(contact.userId, contact.kind),
    unique('contacts_of_dog').on(contact.dogId, contact.kind),
    check('contacts_whose', sql`num_nonnulls(${contact.userId}, ${contact.dogId}) = 1`),
    check('contacts_kind', oneOf(contact.kind, contactKinds)),
    check(
      'contacts_lengths',
      sql`${upTo(contact.name, maxContactName)} and ${upTo(contact.number, maxContactName)}`,
    ),
  ],
);

/** What was said of a health note: that a vet knows, or that it is over. */
export const resolutions = pgTable(
  'resolutions',
  {
    activityId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => activities.id, { onDelete: 'cascade' }),
    how: text({ enum: resolutionWays }).notNull(),
    /** Who said so; null once their account is deleted. */
    byUserId: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: createdAt(),
  },
  (resolution) => [
    index('resolutions_by').on(resolution.byUserId),
    check('resolutions_how', oneOf(resolution.how, resolutionWays)),
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
    ...idempotency(),
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
    /** Where a mail program may ask for no more of its kind. */
    unsubscribe: text(),
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
