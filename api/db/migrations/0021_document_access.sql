CREATE TYPE "public"."document_access" AS ENUM('hidden', 'listed', 'view', 'download');--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "access" "document_access" DEFAULT 'download' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "opens_early" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_opening" ON "files" USING btree ("opens_on") WHERE opens_on is not null;