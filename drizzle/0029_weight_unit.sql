ALTER TABLE "users" ADD COLUMN "weight_unit" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_weight_unit" CHECK ("users"."weight_unit" in ('lb','kg')) NOT VALID;