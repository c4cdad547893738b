CREATE TABLE "dog_cards" (
	"dog_id" bigint PRIMARY KEY NOT NULL,
	"phone" text,
	"food" text,
	"may_treat" boolean,
	"treat_limit" text,
	CONSTRAINT "dog_cards_lengths" CHECK (char_length("dog_cards"."phone") <= 80 and char_length("dog_cards"."food") <= 600 and char_length("dog_cards"."treat_limit") <= 600)
);
--> statement-breakpoint
CREATE TABLE "link_dogs" (
	"link_id" bigint NOT NULL,
	"dog_id" bigint NOT NULL,
	CONSTRAINT "link_dogs_link_id_dog_id_pk" PRIMARY KEY("link_id","dog_id")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"zone" text NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" uuid,
	"request_hash" "bytea",
	CONSTRAINT "links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "links_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "links_kind" CHECK ("links"."kind" in ('card','report'))
);
--> statement-breakpoint
ALTER TABLE "dog_cards" ADD CONSTRAINT "dog_cards_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_dogs" ADD CONSTRAINT "link_dogs_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_dogs" ADD CONSTRAINT "link_dogs_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_dogs_dog" ON "link_dogs" USING btree ("dog_id");--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "links_expiry" ON "links" USING btree ("expires_at");