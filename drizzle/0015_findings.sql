-- What a health note means is found by the server, which reads what an earlier release wrote. On a large table, create the
-- columns and the index by hand before the upgrade (docs/deploying/many-instances.md#upgrades).
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "findings" jsonb;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN IF NOT EXISTS "findings_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activities_findings" ON "activities" USING btree ("findings_version","dog_id","timestamp","id") WHERE "activities"."type" = 'health';--> statement-breakpoint
-- A changed entry must be read again, whichever release changes it.
CREATE OR REPLACE FUNCTION "forget_findings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.findings := NULL;
  NEW.findings_version := 0;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "activities_findings" BEFORE UPDATE OF "type", "timestamp", "symptoms", "notes" ON "activities"
FOR EACH ROW
WHEN ((NEW.type, NEW.timestamp, NEW.symptoms, NEW.notes) IS DISTINCT FROM (OLD.type, OLD.timestamp, OLD.symptoms, OLD.notes))
EXECUTE FUNCTION "forget_findings"();
