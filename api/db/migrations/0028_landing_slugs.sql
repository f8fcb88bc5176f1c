ALTER TABLE "regions" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "sectors" ADD COLUMN "slug" text;--> statement-breakpoint
CREATE UNIQUE INDEX "regions_slug" ON "regions" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "sectors_slug" ON "sectors" USING btree ("slug");--> statement-breakpoint
-- The part of an address: `auvergne-rhone-alpes`. It is made once, so that an address lives longer than a name; one that another
-- record has already, or that has no letter, gets the id.
CREATE FUNCTION make_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made text := trim(BOTH '-' FROM regexp_replace(fold(new.name), '[^a-z0-9]+', '-', 'g'));
BEGIN
  IF made !~ '[a-z]' OR EXISTS (SELECT FROM sectors WHERE slug = made) OR EXISTS (SELECT FROM regions WHERE slug = made) THEN
    made := concat_ws('-', CASE WHEN made ~ '[a-z]' THEN made ELSE rtrim(TG_TABLE_NAME, 's') END, new.id);
  END IF;
  new.slug := made;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER slug BEFORE INSERT OR UPDATE OF slug ON sectors
  FOR EACH ROW WHEN (new.slug IS NULL AND NOT new.need_help) EXECUTE FUNCTION make_slug();
--> statement-breakpoint
-- What only its maker has is in no address.
CREATE TRIGGER slug BEFORE INSERT OR UPDATE OF accepted, slug ON regions
  FOR EACH ROW WHEN (new.slug IS NULL AND new.accepted) EXECUTE FUNCTION make_slug();
--> statement-breakpoint
UPDATE sectors SET slug = NULL WHERE NOT need_help;
--> statement-breakpoint
UPDATE regions SET slug = NULL WHERE accepted;
