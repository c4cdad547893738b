-- With hundreds of thousands of photos, run this up to the triggers by hand before the upgrade, and then fill the table in
-- batches (docs/deploying/many-instances.md#upgrades).
CREATE TABLE IF NOT EXISTS "photos" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"activity_id" bigint CONSTRAINT "photos_activity_id_activities_id_fk" REFERENCES "activities"("id") ON DELETE set null,
	"dog_id" bigint CONSTRAINT "photos_dog_id_dogs_id_fk" REFERENCES "dogs"("id") ON DELETE set null,
	"bytes" integer,
	"type" text DEFAULT 'image/webp' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "photos_user" ON "photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "photos_activity" ON "photos" USING btree ("activity_id") WHERE "photos"."activity_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "photos_dog" ON "photos" USING btree ("dog_id") WHERE "photos"."dog_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "photos_unshown" ON "photos" USING btree ("created_at") WHERE "photos"."activity_id" is null and "photos"."dog_id" is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_activity_photos"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE photos SET activity_id = NULL WHERE activity_id = NEW.id AND name <> ALL (NEW.photos);
  END IF;
  IF cardinality(NEW.photos) > 0 THEN
    INSERT INTO photos (name, user_id, activity_id)
      SELECT DISTINCT shown, dogs.user_id, NEW.id FROM unnest(NEW.photos) AS shown, dogs WHERE dogs.id = NEW.dog_id
      ON CONFLICT (name) DO UPDATE SET activity_id = excluded.activity_id
      WHERE photos.user_id = excluded.user_id AND photos.activity_id IS DISTINCT FROM excluded.activity_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_dog_photo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE photos SET dog_id = NULL WHERE dog_id = NEW.id AND name IS DISTINCT FROM NEW.profile_image;
  END IF;
  IF NEW.profile_image IS NOT NULL THEN
    INSERT INTO photos (name, user_id, dog_id) VALUES (NEW.profile_image, NEW.user_id, NEW.id)
      ON CONFLICT (name) DO UPDATE SET dog_id = excluded.dog_id
      WHERE photos.user_id = excluded.user_id AND photos.dog_id IS DISTINCT FROM excluded.dog_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_photos" AFTER INSERT OR UPDATE OF "photos" ON "activities"
FOR EACH ROW EXECUTE FUNCTION "record_activity_photos"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "dogs_photo" AFTER INSERT OR UPDATE OF "profile_image" ON "dogs"
FOR EACH ROW EXECUTE FUNCTION "record_dog_photo"();
--> statement-breakpoint
-- What is there already, unless it was filled by hand.
INSERT INTO "photos" ("name", "user_id", "activity_id", "dog_id")
SELECT known.* FROM (
  SELECT shown, dogs.user_id, activities.id, NULL::bigint FROM "activities"
    JOIN "dogs" ON dogs.id = activities.dog_id CROSS JOIN unnest(activities.photos) AS shown
    WHERE cardinality(activities.photos) > 0
  UNION ALL
  SELECT profile_image, user_id, NULL, id FROM "dogs" WHERE profile_image IS NOT NULL
) AS known
WHERE NOT EXISTS (SELECT FROM "photos")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "house" RENAME TO "installation";
--> statement-breakpoint
-- For the release before, while both run.
CREATE VIEW "house" AS SELECT "id" FROM "installation";
