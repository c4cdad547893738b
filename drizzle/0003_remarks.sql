CREATE TABLE "remarks" (
	"dog_id" bigint PRIMARY KEY NOT NULL,
	"basis" "bytea" NOT NULL,
	"text" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remarks_text" CHECK (char_length("remarks"."text") <= 400)
);
--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;