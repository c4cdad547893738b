CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dog_id" bigint NOT NULL,
	"type" text NOT NULL,
	"timestamp" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"duration" double precision,
	"location" text,
	"food_type" text,
	"amount" text,
	"symptoms" text,
	"notes" text,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" uuid,
	"request_hash" "bytea",
	CONSTRAINT "activities_idempotency" UNIQUE("dog_id","idempotency_key"),
	CONSTRAINT "activities_type" CHECK (case "activities"."type" when 'walk' then "activities"."duration" is not null when 'feeding' then "activities"."food_type" is not null and "activities"."amount" is not null when 'health' then "activities"."symptoms" is not null else false end),
	CONSTRAINT "activities_timestamp" CHECK ("activities"."timestamp" >= '1900-01-01 00:00:00+00'),
	CONSTRAINT "activities_duration" CHECK ("activities"."duration" between 1 and 1440),
	CONSTRAINT "activities_lengths" CHECK (char_length("activities"."location") <= 200 and char_length("activities"."food_type") <= 200 and char_length("activities"."amount") <= 200 and char_length("activities"."symptoms") <= 5000 and char_length("activities"."notes") <= 5000),
	CONSTRAINT "activities_photos" CHECK (cardinality("activities"."photos") <= 10)
);
--> statement-breakpoint
CREATE TABLE "dogs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"breed" text NOT NULL,
	"gender" text NOT NULL,
	"age" double precision,
	"weight" double precision,
	"last_checkup" date,
	"microchip" text,
	"profile_image" text,
	"personality_traits" text[] DEFAULT '{}' NOT NULL,
	"health_concerns" text[] DEFAULT '{}' NOT NULL,
	"special_needs" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"request_hash" "bytea",
	CONSTRAINT "dogs_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "dogs_name" CHECK (char_length("dogs"."name") between 1 and 100),
	CONSTRAINT "dogs_breed" CHECK (char_length("dogs"."breed") between 1 and 100),
	CONSTRAINT "dogs_gender" CHECK ("dogs"."gender" in ('male','female')),
	CONSTRAINT "dogs_age" CHECK ("dogs"."age" between 0 and 40),
	CONSTRAINT "dogs_weight" CHECK ("dogs"."weight" between 0 and 400),
	CONSTRAINT "dogs_microchip" CHECK (char_length("dogs"."microchip") <= 50),
	CONSTRAINT "dogs_special_needs" CHECK (char_length("dogs"."special_needs") <= 5000),
	CONSTRAINT "dogs_traits" CHECK (cardinality("dogs"."personality_traits") <= 50),
	CONSTRAINT "dogs_concerns" CHECK (cardinality("dogs"."health_concerns") <= 50)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_type" CHECK ("feedback"."type" in ('feature_request','bug_report','general_feedback','improvement')),
	CONSTRAINT "feedback_subject" CHECK (char_length("feedback"."subject") between 5 and 100),
	CONSTRAINT "feedback_message" CHECK (char_length("feedback"."message") between 10 and 1000),
	CONSTRAINT "feedback_anonymous" CHECK ("feedback"."email" is not null or "feedback"."user_id" is null)
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dog_id" bigint NOT NULL,
	"type" text NOT NULL,
	"target" integer DEFAULT 1 NOT NULL,
	"period" text DEFAULT 'daily' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_type" CHECK ("goals"."type" in ('daily_walks','daily_meals','weekly_health')),
	CONSTRAINT "goals_period" CHECK ("goals"."period" in ('daily','weekly')),
	CONSTRAINT "goals_target" CHECK ("goals"."target" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now(),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"is_onboarded" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"care_preferences" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email" CHECK (char_length("users"."email") <= 254 and "users"."email" = lower("users"."email")),
	CONSTRAINT "users_name" CHECK (char_length("users"."name") between 2 and 100),
	CONSTRAINT "users_care_preferences" CHECK ("users"."care_preferences" <@ array['walks','feeding','health','exercise','grooming','training','medications','vet'])
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_latest" ON "activities" USING btree ("dog_id","timestamp" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dogs_user" ON "dogs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goals_one_of_a_kind" ON "goals" USING btree ("dog_id","type","period");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");