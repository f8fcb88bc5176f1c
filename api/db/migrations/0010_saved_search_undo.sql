ALTER TABLE "saved_searches" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_matches" ADD COLUMN "is_seen" boolean DEFAULT false NOT NULL;