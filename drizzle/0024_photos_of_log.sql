-- On a large table, create the index by hand before the upgrade (docs/deploying/many-instances.md#upgrades).
CREATE INDEX IF NOT EXISTS "activities_with_photos" ON "activities" USING btree ("dog_id","timestamp","id") WHERE cardinality("activities"."photos") > 0;
