-- Search looks for a part of a word in four columns of one dog's activities: trigrams, with the dog in front.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE INDEX "activities_search" ON "activities" USING gin ("dog_id", (lower(coalesce("notes", '') || E'\n' || coalesce("location", '') || E'\n' || coalesce("food_type", '') || E'\n' || coalesce("symptoms", ''))) gin_trgm_ops);
