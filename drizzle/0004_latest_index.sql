DROP INDEX "activities_latest";--> statement-breakpoint
CREATE INDEX "activities_latest" ON "activities" USING btree ("dog_id","timestamp","id");