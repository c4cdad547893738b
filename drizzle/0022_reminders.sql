CREATE TABLE "channels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"secret" text,
	"token_hash" "bytea",
	"quiet_from" text,
	"quiet_to" text,
	"zone" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"dates_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"request_hash" "bytea",
	CONSTRAINT "channels_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "channels_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "channels_kind" CHECK ("channels"."kind" in ('mail','ntfy','webhook','calendar')),
	CONSTRAINT "channels_address" CHECK (char_length("channels"."address") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" bigint NOT NULL,
	"occurrence" text NOT NULL,
	"reminder_id" bigint,
	"medicine_id" bigint,
	"activity_id" bigint,
	"paused_kind" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"said" integer DEFAULT 0 NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"mail_id" uuid,
	"token_hash" "bytea",
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "deliveries_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "deliveries_once" UNIQUE("channel_id","occurrence")
);
--> statement-breakpoint
CREATE TABLE "dose_plans" (
	"medicine_id" bigint PRIMARY KEY NOT NULL,
	"next_at" timestamp (3) with time zone,
	"planned_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dog_id" bigint NOT NULL,
	"title" text NOT NULL,
	"times" text[] NOT NULL,
	"weekdays" integer[],
	"date" date,
	"zone" text NOT NULL,
	"unless_type" text,
	"unless_minutes" integer,
	"repeat_every" integer,
	"repeat_most" integer,
	"next_at" timestamp (3) with time zone,
	"planned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"request_hash" "bytea",
	CONSTRAINT "reminders_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "reminders_title" CHECK (char_length("reminders"."title") >= 1 and char_length("reminders"."title") <= 200),
	CONSTRAINT "reminders_times" CHECK (cardinality("reminders"."times") between 1 and 12),
	CONSTRAINT "reminders_days" CHECK (num_nonnulls("reminders"."weekdays", "reminders"."date") <= 1),
	CONSTRAINT "reminders_unless" CHECK (num_nonnulls("reminders"."unless_type", "reminders"."unless_minutes") <> 1),
	CONSTRAINT "reminders_repeat" CHECK (num_nonnulls("reminders"."repeat_every", "reminders"."repeat_most") <> 1)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_plans" ADD CONSTRAINT "dose_plans_medicine_id_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_user" ON "channels" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_one_of_a_kind" ON "channels" USING btree ("user_id","kind") WHERE "channels"."kind" in ('mail', 'calendar');--> statement-breakpoint
CREATE INDEX "channels_dates" ON "channels" USING btree ("dates_at") WHERE "channels"."dates_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("send_at") WHERE "deliveries"."begun_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_reminder" ON "deliveries" USING btree ("reminder_id","due_at") WHERE "deliveries"."reminder_id" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_mail" ON "deliveries" USING btree ("mail_id") WHERE "deliveries"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_age" ON "deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "dose_plans_next" ON "dose_plans" USING btree ("next_at") WHERE "dose_plans"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "dose_plans_planned" ON "dose_plans" USING btree ("planned_at");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_dog" ON "reminders" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "reminders_next" ON "reminders" USING btree ("next_at") WHERE "reminders"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "reminders_planned" ON "reminders" USING btree ("planned_at");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "plan_medicine_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dose_plans (medicine_id, next_at) VALUES (NEW.id, now())
    ON CONFLICT (medicine_id) DO UPDATE SET next_at = now(), planned_at = now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "medicines_plan" AFTER INSERT OR UPDATE ON "medicines"
FOR EACH ROW EXECUTE FUNCTION "plan_medicine_again"();
--> statement-breakpoint
-- An interval counts from the last dose.
CREATE OR REPLACE FUNCTION "plan_interval_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE dose_plans SET next_at = now(), planned_at = now() FROM medicines
    WHERE medicines.id = dose_plans.medicine_id AND medicines.schedule = 'interval'
      AND medicines.id IN (CASE WHEN TG_OP <> 'DELETE' THEN NEW.medicine_id END, CASE WHEN TG_OP <> 'INSERT' THEN OLD.medicine_id END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_dose_logged" AFTER INSERT ON "activities"
FOR EACH ROW WHEN (NEW.medicine_id IS NOT NULL) EXECUTE FUNCTION "plan_interval_again"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_dose_changed" AFTER UPDATE OF "medicine_id", "timestamp", "due_at", "skipped" ON "activities"
FOR EACH ROW WHEN (NEW.medicine_id IS NOT NULL OR OLD.medicine_id IS NOT NULL) EXECUTE FUNCTION "plan_interval_again"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_dose_removed" AFTER DELETE ON "activities"
FOR EACH ROW WHEN (OLD.medicine_id IS NOT NULL) EXECUTE FUNCTION "plan_interval_again"();
--> statement-breakpoint
INSERT INTO "dose_plans" ("medicine_id", "next_at") SELECT "id", now() FROM "medicines" ON CONFLICT DO NOTHING;
