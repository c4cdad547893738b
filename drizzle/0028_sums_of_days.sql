CREATE TABLE "day_sums" (
	"dog_id" bigint PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"summed_on" date NOT NULL,
	"days" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_sums" ADD CONSTRAINT "day_sums_dog_id_dogs_id_fk" FOREIGN KEY ("dog_id") REFERENCES "public"."dogs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The sums of a dog's days leave out the last two: whatever is older than 46 hours may be in them. The lock is held until the
-- transaction ends, so that nobody keeps sums meanwhile that lack what it writes.
CREATE OR REPLACE FUNCTION "forget_day_sums"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('day_sums'), hashint8(NEW.dog_id));
  DELETE FROM day_sums WHERE dog_id = NEW.dog_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "forget_day_sums_of_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('day_sums'), hashint8(dog_id))
    FROM (SELECT DISTINCT dog_id FROM removed WHERE timestamp < now() - interval '46 hours') AS changed;
  DELETE FROM day_sums WHERE dog_id IN (SELECT dog_id FROM removed WHERE timestamp < now() - interval '46 hours');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_day_sums_added" AFTER INSERT ON "activities"
FOR EACH ROW WHEN (NEW.timestamp < now() - interval '46 hours') EXECUTE FUNCTION "forget_day_sums"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_day_sums_changed"
AFTER UPDATE OF "type", "timestamp", "duration", "food_type", "symptoms", "notes", "kind", "title", "quantity", "unit", "findings" ON "activities"
FOR EACH ROW WHEN (least(NEW.timestamp, OLD.timestamp) < now() - interval '46 hours') EXECUTE FUNCTION "forget_day_sums"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_day_sums_removed" AFTER DELETE ON "activities"
REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "forget_day_sums_of_removed"();
