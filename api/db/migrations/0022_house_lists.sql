ALTER TABLE "faq" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_sectors" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_sectors" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- A listing is found by the names of its sectors, so a new name is searched for at once.
CREATE FUNCTION renew_words_of_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'sectors' THEN
    UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
      WHERE o.id IN (SELECT opportunity_id FROM opportunity_sectors WHERE sector_id = new.id);
  ELSE
    UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
      WHERE o.id IN (SELECT opportunity_id FROM opportunity_sub_sectors WHERE sub_sector_id = new.id);
  END IF;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_of_name AFTER UPDATE OF name, name_fr ON sectors FOR EACH ROW
  WHEN ((old.name, old.name_fr) IS DISTINCT FROM (new.name, new.name_fr)) EXECUTE FUNCTION renew_words_of_name();
--> statement-breakpoint
CREATE TRIGGER words_of_name AFTER UPDATE OF name, name_fr ON sub_sectors FOR EACH ROW
  WHEN ((old.name, old.name_fr) IS DISTINCT FROM (new.name, new.name_fr)) EXECUTE FUNCTION renew_words_of_name();
--> statement-breakpoint
-- The version before writes its own questions at each start. It does not know `edited`, and must not replace what staff wrote.
CREATE FUNCTION keep_edited_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_edited_text BEFORE UPDATE ON faq_categories FOR EACH ROW
  WHEN (old.edited AND old.updated_at = new.updated_at AND (old.name, old.name_fr) IS DISTINCT FROM (new.name, new.name_fr))
  EXECUTE FUNCTION keep_edited_text();
--> statement-breakpoint
CREATE TRIGGER keep_edited_text BEFORE UPDATE ON faq FOR EACH ROW
  WHEN (old.edited AND old.updated_at = new.updated_at AND (old.question, old.question_fr, old.answer, old.answer_fr, old.category_id)
    IS DISTINCT FROM (new.question, new.question_fr, new.answer, new.answer_fr, new.category_id))
  EXECUTE FUNCTION keep_edited_text();
