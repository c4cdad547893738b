CREATE TABLE "contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"dog_id" bigint,
	"kind" text NOT NULL,
	"name" text,
	"number" text,
	CONSTRAINT "contacts_of_owner" UNIQUE("user_id","kind"),
	CONSTRAINT "contacts_of_dog" UNIQUE("dog_id","kind"),
	CONSTRAINT "contacts_whose" CHECK (num_nonnulls("contacts"."user_id", "contacts"."dog_id") = 1),
	CONSTRAINT "contacts_kind" CHECK ("contacts"."kind" in ('vet','emergency','insurance')),
	CONSTRAINT "contacts_lengths" CHECK (char_length("contacts"."name") <= 200 and char_length("contacts"."number") <= 200)
);
--> statement-breakpoint
CREATE TABLE "resolutions" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"how" text NOT NULL,
	"by_user_id" bigint,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resolutions_how" CHECK ("resolutions"."how" in ('vet','over'))
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resolutions_by" ON "resolutions" USING btree ("by_user_id");