-- Texts may be longer than before, so every row holds; not checking them keeps this from blocking writes.
ALTER TABLE "activities" DROP CONSTRAINT "activities_lengths";--> statement-breakpoint
ALTER TABLE "dogs" DROP CONSTRAINT "dogs_name";--> statement-breakpoint
ALTER TABLE "dogs" DROP CONSTRAINT "dogs_breed";--> statement-breakpoint
ALTER TABLE "dogs" DROP CONSTRAINT "dogs_microchip";--> statement-breakpoint
ALTER TABLE "dogs" DROP CONSTRAINT "dogs_special_needs";--> statement-breakpoint
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_subject";--> statement-breakpoint
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_message";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_name";--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_text_lengths" CHECK (char_length("activities"."location") <= 400 and char_length("activities"."food_type") <= 400 and char_length("activities"."amount") <= 400 and char_length("activities"."symptoms") <= 10000 and char_length("activities"."notes") <= 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_name_length" CHECK (char_length("dogs"."name") >= 1 and char_length("dogs"."name") <= 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_breed_length" CHECK (char_length("dogs"."breed") >= 1 and char_length("dogs"."breed") <= 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_microchip_length" CHECK (char_length("dogs"."microchip") <= 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_special_needs_length" CHECK (char_length("dogs"."special_needs") <= 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_subject_length" CHECK (char_length("feedback"."subject") >= 5 and char_length("feedback"."subject") <= 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_message_length" CHECK (char_length("feedback"."message") >= 10 and char_length("feedback"."message") <= 2000) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_name_length" CHECK (char_length("users"."name") >= 2 and char_length("users"."name") <= 200) NOT VALID;
