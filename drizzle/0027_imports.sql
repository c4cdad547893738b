-- On a large table of activities, create its columns and index by hand before the upgrade (docs/deploying/many-instances.md#upgrades).
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dog_id" bigint NOT NULL,
	"by_user_id" bigint NOT NULL,
	"file_name" text,
	"created" integer NOT NULL,
	"already" integer NOT NULL,
	"skipped" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"advanced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"idempotency_key" uuid,
	"request_hash" "bytea",
	CONSTRAINT "imports_idempotency" UNIQUE("dog_id","idempotency_key"),
	CONSTRAINT "imports_file_name" CHECK (char_length("imports"."file_name") <= 400)
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "import_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "import_key" "bytea";--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_unfinished" ON "imports" USING btree ("dog_id") WHERE "imports"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "imports_dog" ON "imports" USING btree ("dog_id","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activities_of_import" ON "activities" USING btree ("import_id","id") WHERE "activities"."import_id" is not null;