CREATE TYPE "public"."document_text_state" AS ENUM('whole', 'beginning', 'none', 'unreadable');--> statement-breakpoint
CREATE TABLE "document_texts" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"state" "document_text_state" NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"english" "tsvector" GENERATED ALWAYS AS (to_tsvector('en_unaccent', text)) STORED,
	"french" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr_unaccent', text)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD COLUMN "watermark" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "unmarkable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "document_texts_english" ON "document_texts" USING gin ("english");--> statement-breakpoint
CREATE INDEX "document_texts_french" ON "document_texts" USING gin ("french");--> statement-breakpoint
-- A text goes with the last document that is shown: searches find nothing of one that is deleted, replaced or erased.
CREATE FUNCTION forget_document_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM document_texts t WHERE t.storage_key = old.storage_key
    AND NOT EXISTS (SELECT FROM files f WHERE f.storage_key = old.storage_key AND f.hidden_at IS NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_text_of_removed AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION forget_document_text();
--> statement-breakpoint
CREATE TRIGGER forget_text_of_hidden AFTER UPDATE OF hidden_at, storage_key ON files FOR EACH ROW
  WHEN (new.hidden_at IS NOT NULL OR new.storage_key <> old.storage_key) EXECUTE FUNCTION forget_document_text();
