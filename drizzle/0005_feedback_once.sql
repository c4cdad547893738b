ALTER TABLE "feedback" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "request_hash" "bytea";--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idempotency" UNIQUE("idempotency_key");