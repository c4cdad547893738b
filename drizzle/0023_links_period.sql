ALTER TABLE "links" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "last_day" date;