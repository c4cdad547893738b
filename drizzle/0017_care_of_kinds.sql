-- On a large table, create the index by hand before the upgrade (docs/deploying/many-instances.md#upgrades).
CREATE INDEX IF NOT EXISTS "activities_kinds" ON "activities" USING btree ("dog_id","kind","timestamp","id") WHERE "activities"."kind" is not null;--> statement-breakpoint
-- Search looks through titles too. Whatever has one is filled again.
UPDATE "activities" SET "search_text" = NULL WHERE "kind" IS NOT NULL AND "title" IS NOT NULL;--> statement-breakpoint
DROP TRIGGER IF EXISTS "activities_search_text" ON "activities";--> statement-breakpoint
CREATE TRIGGER "activities_search_text" BEFORE UPDATE OF "notes", "location", "food_type", "symptoms", "title" ON "activities"
FOR EACH ROW
WHEN (
  NEW.search_text IS NOT DISTINCT FROM OLD.search_text
  AND (NEW.notes, NEW.location, NEW.food_type, NEW.symptoms, NEW.title) IS DISTINCT FROM (OLD.notes, OLD.location, OLD.food_type, OLD.symptoms, OLD.title)
)
EXECUTE FUNCTION "forget_search_text"();
