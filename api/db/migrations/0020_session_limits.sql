ALTER TABLE "sessions" ADD COLUMN "idle_seconds" integer;--> statement-breakpoint
UPDATE "sessions" SET "idle_seconds" = CASE WHEN "remember_me" THEN 5184000 ELSE 7200 END;--> statement-breakpoint
UPDATE "sessions" SET "expires_at" = least("expires_at", now() + interval '12 hours') WHERE NOT "remember_me";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "idle_seconds" SET NOT NULL;
