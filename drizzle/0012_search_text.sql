-- What search looks through is folded by the server, which fills what an earlier release wrote. On a large table, create the
-- column and the indexes by hand before the upgrade (docs/deploying/many-instances.md#upgrades).
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "search_text" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activities_search_text" ON "activities" USING gin ("dog_id","search_text" gin_trgm_ops) WHERE "activities"."search_text" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activities_without_search_text" ON "activities" USING btree ("dog_id","id") WHERE "activities"."search_text" is null;--> statement-breakpoint
-- An earlier release changes an entry without its search text, which then must be filled again.
CREATE OR REPLACE FUNCTION "forget_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "activities_search_text" BEFORE UPDATE OF "notes", "location", "food_type", "symptoms" ON "activities"
FOR EACH ROW
WHEN (
  NEW.search_text IS NOT DISTINCT FROM OLD.search_text
  AND (NEW.notes, NEW.location, NEW.food_type, NEW.symptoms) IS DISTINCT FROM (OLD.notes, OLD.location, OLD.food_type, OLD.symptoms)
)
EXECUTE FUNCTION "forget_search_text"();
