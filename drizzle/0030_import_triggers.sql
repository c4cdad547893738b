-- Of 4 MB, which took whoever filled them some hundred milliseconds.
ALTER INDEX "activities_search_text" SET (gin_pending_list_limit = 512);
--> statement-breakpoint
-- Most entries have no photo, and the call alone took a sixth of the time of an insertion.
CREATE OR REPLACE TRIGGER "activities_photos" AFTER UPDATE OF "photos" ON "activities"
FOR EACH ROW EXECUTE FUNCTION "record_activity_photos"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "activities_photos_added" AFTER INSERT ON "activities"
FOR EACH ROW WHEN (cardinality(NEW.photos) > 0) EXECUTE FUNCTION "record_activity_photos"();
--> statement-breakpoint
-- An import advances with each statement that adds entries or removes them: once is enough for all of them.
CREATE OR REPLACE TRIGGER "activities_day_sums_added" AFTER INSERT ON "activities"
FOR EACH ROW WHEN (NEW.import_id IS NULL AND NEW.timestamp < now() - interval '46 hours') EXECUTE FUNCTION "forget_day_sums"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "imports_day_sums" AFTER UPDATE OF "advanced_at" ON "imports"
FOR EACH ROW EXECUTE FUNCTION "forget_day_sums"();
