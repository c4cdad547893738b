import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { type CarePriority, carePriorities } from '../../domain/account.ts';
import { genders } from '../../domain/dog.ts';
import { weightUnits } from '../../domain/weight.ts';
import { createdAt, id, idempotency, listed, moment, oneOf, upTo } from './columns.ts';

// Users and their dogs, to which the other tables refer. Whoever queries imports them from schema.ts.

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
    /** In which weights are shown and entered; null if they have not chosen. */
    weightUnit: text({ enum: weightUnits }),
    createdAt: createdAt(),
    lastLoginAt: moment(),
  },
  (user) => [
    check('users_email', sql`char_length(${user.email}) <= 254 and ${user.email} = lower(${user.email})`),
    check('users_name_length', sql`char_length(${user.name}) >= 2 and ${upTo(user.name, 100)}`),
    check('users_weight_unit', oneOf(user.weightUnit, weightUnits)),
    check('users_care_preferences', sql`${user.carePreferences} <@ array[${listed(carePriorities)}]`),
  ],
);

/** The user that a row belongs to, with whom it goes. */
export const userId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

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
    ...idempotency(),
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

/** The dog that a row belongs to, with which it goes. */
export const dogId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => dogs.id, { onDelete: 'cascade' });
