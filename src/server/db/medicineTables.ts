import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { type MedicineFields, scheduleKinds, usualNotice } from '../../domain/medicine.ts';
import { createdAt, id, idempotency, moment, upTo } from './columns.ts';
import { dogId } from './owners.ts';

/** A schedule as it counted from a moment on, until the next one did. */
export interface EarlierSchedule extends Omit<MedicineFields, 'times'> {
  since: string;
  times: string[];
}

/** Medicines as owner and vet wrote them down. Their doses are entries of the log. */
export const medicines = pgTable(
  'medicines',
  {
    id: id(),
    dogId: dogId(),
    name: text().notNull(),
    /** What is given at a time, in `unit`. */
    dose: doublePrecision().notNull(),
    unit: text().notNull(),
    instructions: text(),
    schedule: text({ enum: scheduleKinds }).notNull(),
    /** Times of day, "HH:MM", in order. */
    times: text().array().notNull().default([]),
    everyDays: integer(),
    intervalMinutes: integer(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** The last day. */
    endsOn: date({ mode: 'string' }),
    /** IANA. The times are by its clock. */
    zone: text().notNull(),
    /** Since when the schedule counts as it is. */
    since: createdAt(),
    /** The schedules before it that had a dose, the oldest first. */
    earlier: jsonb().$type<EarlierSchedule[]>().notNull().default([]),
    minGapMinutes: integer(),
    maxPerDay: integer(),
    /** How much there was, in `unit`, when it was counted. Doses given since are no part of it. */
    supply: doublePrecision(),
    supplyAt: moment(),
    /** How many days before the supply runs out it is said. */
    lowDays: integer().notNull().default(usualNotice),
    createdAt: createdAt(),
    ...idempotency(),
  },
  (medicine) => [
    index('medicines_dog').on(medicine.dogId, medicine.id),
    unique('medicines_idempotency').on(medicine.dogId, medicine.idempotencyKey),
    check('medicines_name', sql`char_length(${medicine.name}) >= 1 and ${upTo(medicine.name, 100)}`),
    check('medicines_dose', sql`${medicine.dose} > 0 and ${medicine.dose} <= 100000`),
    check('medicines_unit', sql`char_length(${medicine.unit}) >= 1 and ${upTo(medicine.unit, 20)}`),
    check('medicines_instructions', upTo(medicine.instructions, 1_000)),
    check(
      'medicines_schedule',
      sql`case ${medicine.schedule} when 'times' then cardinality(${medicine.times}) > 0 when 'every_days' then cardinality(${medicine.times}) > 0 and ${medicine.everyDays} is not null when 'interval' then ${medicine.intervalMinutes} is not null when 'as_needed' then true else false end`,
    ),
    check('medicines_times', sql`cardinality(${medicine.times}) <= 24`),
    check('medicines_every_days', sql`${medicine.everyDays} between 1 and 366`),
    check('medicines_interval', sql`${medicine.intervalMinutes} between 5 and 527040`),
    check('medicines_days', sql`${medicine.endsOn} >= ${medicine.startsOn}`),
    check('medicines_zone', sql`char_length(${medicine.zone}) <= 64`),
    check('medicines_earlier', sql`jsonb_array_length(${medicine.earlier}) <= 500`),
    check('medicines_min_gap', sql`${medicine.minGapMinutes} between 1 and 527040`),
    check('medicines_max_per_day', sql`${medicine.maxPerDay} between 1 and 100`),
    check(
      'medicines_supply',
      sql`${medicine.supply} between 0 and 1000000 and (${medicine.supply} is null) = (${medicine.supplyAt} is null)`,
    ),
    check('medicines_low_days', sql`${medicine.lowDays} between 0 and 90`),
  ],
);
