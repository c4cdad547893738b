-- New columns are empty, so adding them rewrites no row; the last constraint reads the table once.
CREATE TABLE "carers" (
	"dog_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"access" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carers_dog_id_user_id_pk" PRIMARY KEY("dog_id","user_id"),
	CONSTRAINT "carers_access" CHECK ("carers"."access" in ('manage','log','view'))
);
--> statement-breakpoint
CREATE TABLE "invitation_dogs" (
	"invitation_id" bigint NOT NULL,
	"dog_id" bigint NOT NULL,
	CONSTRAINT "invitation_dogs_invitation_id_dog_id_pk" PRIMARY KEY("invitation_id","dog_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"access" text NOT NULL,
	"until" timestamp (3) with time zone,
	"email" text,
	"accepted_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_access" CHECK ("invitations"."access" in ('manage','log','view')),
	CONSTRAINT "invitations_email" CHECK (char_length("invitations"."email") <= 254)
);
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_type";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "kind" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "title" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "quantity" double precision;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "unit" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "next_due" date;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "by_user_id" bigint;--> statement-breakpoint
ALTER TABLE "carers" ADD CONSTRAINT "carers_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carers" ADD CONSTRAINT "carers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_dogs" ADD CONSTRAINT "invitation_dogs_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_dogs" ADD CONSTRAINT "invitation_dogs_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carers_user" ON "carers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitation_dogs_dog" ON "invitation_dogs" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_accepted_by" ON "invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('potty','medicine','weight','treat','play','exercise','training','grooming','vet','vaccination','prevention','custom'));--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_title" CHECK (char_length("activities"."title") <= 200 and char_length("activities"."unit") <= 40);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_quantity" CHECK ("activities"."quantity" between 0 and 100000);--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_type" CHECK (case "activities"."type" when 'walk' then "activities"."duration" is not null when 'feeding' then "activities"."food_type" is not null and "activities"."amount" is not null when 'health' then "activities"."symptoms" is not null when 'other' then "activities"."kind" is not null else false end);