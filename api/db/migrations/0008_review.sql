ALTER TABLE "moderation_events" ADD COLUMN "teaser" jsonb;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "opportunities" SET "submitted_at" = "created_at";--> statement-breakpoint
CREATE INDEX "opportunities_review_submitted" ON "opportunities" USING btree ("submitted_at","id") WHERE validated is null and unlisted_at is null;