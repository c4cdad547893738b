CREATE TABLE "house" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
-- The one row, of an id that no other database has.
INSERT INTO "house" DEFAULT VALUES;
