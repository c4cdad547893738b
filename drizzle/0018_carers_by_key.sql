ALTER TABLE "invitations" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
CREATE INDEX "activities_by" ON "activities" USING btree ("by_user_id","id") WHERE "activities"."by_user_id" is not null;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_idempotency" UNIQUE("user_id","idempotency_key");