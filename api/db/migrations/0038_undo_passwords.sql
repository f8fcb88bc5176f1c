ALTER TABLE "undo_links" ADD COLUMN "password_hash" text;--> statement-breakpoint
-- Links that are on their way: the password of now, as that of before is not known.
UPDATE "undo_links" l SET "password_hash" = u."password_hash" FROM "users" u WHERE u."id" = l."user_id" AND l."used_at" IS NULL;
