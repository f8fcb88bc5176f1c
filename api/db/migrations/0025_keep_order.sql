-- The version before writes its order of the questions with its texts, at each start. The order is that of staff.
CREATE FUNCTION keep_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.position := old.position;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_order BEFORE UPDATE OF name ON faq_categories FOR EACH ROW
  WHEN (old.updated_at = new.updated_at AND old.position <> new.position) EXECUTE FUNCTION keep_order();
--> statement-breakpoint
CREATE TRIGGER keep_order BEFORE UPDATE OF question ON faq FOR EACH ROW
  WHEN (old.updated_at = new.updated_at AND old.position <> new.position) EXECUTE FUNCTION keep_order();
