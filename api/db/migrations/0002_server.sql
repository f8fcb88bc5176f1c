ALTER TABLE "moderation_events" ALTER COLUMN "opportunity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD COLUMN "deal_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "files_unannounced" ON "files" USING btree ("created_at") WHERE announced_at is null and deal_opportunity_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("id") WHERE mail_wanted and mailed_at is null;