-- New columns are empty, or have a default that rewrites no row. The foreign key does not read the table, whose rows are no doses.
CREATE TABLE "medicines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medicines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dog_id" bigint NOT NULL,
	"name" text NOT NULL,
	"dose" double precision NOT NULL,
	"unit" text NOT NULL,
	"instructions" text,
	"schedule" text NOT NULL,
	"times" text[] DEFAULT '{}' NOT NULL,
	"every_days" integer,
	"interval_minutes" integer,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"zone" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_gap_minutes" integer,
	"max_per_day" integer,
	"supply" double precision,
	"supply_at" timestamp (3) with time zone,
	"low_days" integer DEFAULT 7 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"request_hash" "bytea",
	CONSTRAINT "medicines_idempotency" UNIQUE("dog_id","idempotency_key"),
	CONSTRAINT "medicines_name" CHECK (char_length("medicines"."name") >= 1 and char_length("medicines"."name") <= 200),
	CONSTRAINT "medicines_dose" CHECK ("medicines"."dose" > 0 and "medicines"."dose" <= 100000),
	CONSTRAINT "medicines_unit" CHECK (char_length("medicines"."unit") >= 1 and char_length("medicines"."unit") <= 40),
	CONSTRAINT "medicines_instructions" CHECK (char_length("medicines"."instructions") <= 2000),
	CONSTRAINT "medicines_schedule" CHECK (case "medicines"."schedule" when 'times' then cardinality("medicines"."times") > 0 when 'every_days' then cardinality("medicines"."times") > 0 and "medicines"."every_days" is not null when 'interval' then "medicines"."interval_minutes" is not null when 'as_needed' then true else false end),
	CONSTRAINT "medicines_times" CHECK (cardinality("medicines"."times") <= 24),
	CONSTRAINT "medicines_every_days" CHECK ("medicines"."every_days" between 1 and 366),
	CONSTRAINT "medicines_interval" CHECK ("medicines"."interval_minutes" between 5 and 527040),
	CONSTRAINT "medicines_days" CHECK ("medicines"."ends_on" >= "medicines"."starts_on"),
	CONSTRAINT "medicines_zone" CHECK (char_length("medicines"."zone") <= 64),
	CONSTRAINT "medicines_earlier" CHECK (jsonb_array_length("medicines"."earlier") <= 500),
	CONSTRAINT "medicines_min_gap" CHECK ("medicines"."min_gap_minutes" between 1 and 527040),
	CONSTRAINT "medicines_max_per_day" CHECK ("medicines"."max_per_day" between 1 and 100),
	CONSTRAINT "medicines_supply" CHECK ("medicines"."supply" between 0 and 1000000 and ("medicines"."supply" is null) = ("medicines"."supply_at" is null)),
	CONSTRAINT "medicines_low_days" CHECK ("medicines"."low_days" between 0 and 90)
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "medicine_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "skipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "medicines" ADD CONSTRAINT "medicines_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medicines_dog" ON "medicines" USING btree ("dog_id","id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_medicine_id_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicines"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "activities_doses" ON "activities" USING btree ("medicine_id","due_at") WHERE "activities"."medicine_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activities_of_medicine" ON "activities" USING btree ("medicine_id","timestamp","id") WHERE "activities"."medicine_id" is not null;