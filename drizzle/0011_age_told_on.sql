ALTER TABLE "dogs" ADD COLUMN "age_told_on" date;--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "birthday_is_approximate" boolean DEFAULT false NOT NULL;