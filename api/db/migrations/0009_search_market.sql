-- Words as they stand, without accents: for those of which only the beginning, or a part, is typed.
CREATE TEXT SEARCH CONFIGURATION plain_unaccent (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION plain_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
CREATE TABLE "opportunity_views" (
	"opportunity_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "opportunities_public_newest";--> statement-breakpoint
DROP INDEX "opportunities_public_typed_newest";--> statement-breakpoint
DROP INDEX "opportunities_public_price";--> statement-breakpoint
DROP INDEX "opportunities_public_typed_price";--> statement-breakpoint
DROP INDEX "opportunities_public_title";--> statement-breakpoint
DROP INDEX "opportunities_public_typed_title";--> statement-breakpoint
DROP INDEX "regions_name_unique";--> statement-breakpoint
ALTER TABLE "opportunities" drop column "search";--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "choice_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "latest_revenue" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "latest_ebitda" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "country_id" integer;--> statement-breakpoint
ALTER TABLE "opportunity_views" ADD CONSTRAINT "opportunity_views_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_exclusive" ON "deals" USING btree ("exclusivity_ends_at","opportunity_id") WHERE status in ('active', 'paused');--> statement-breakpoint
CREATE INDEX "opportunity_sub_sectors_sub_sector" ON "opportunity_sub_sectors" USING btree ("sub_sector_id","opportunity_id");--> statement-breakpoint
CREATE INDEX "opportunity_tags_tag" ON "opportunity_tags" USING btree ("tag_id","opportunity_id");--> statement-breakpoint
CREATE INDEX "regions_country" ON "regions" USING btree ("country_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_name_unique" ON "regions" USING btree (lower("name"),coalesce("country_id", 0)) WHERE not "regions"."deleted";--> statement-breakpoint
-- Derived columns of a listing. Triggers keep them, as the database keeps `search`: no writer can forget them.
CREATE FUNCTION choice_words_of(listing integer, country integer, region integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(name || ' ' || name_fr, ' '), '') FROM (
    SELECT s.name, s.name_fr FROM opportunity_sectors l JOIN sectors s ON s.id = l.sector_id WHERE l.opportunity_id = listing
    UNION ALL
    SELECT s.name, s.name_fr FROM opportunity_sub_sectors l JOIN sub_sectors s ON s.id = l.sub_sector_id WHERE l.opportunity_id = listing
    UNION ALL
    SELECT t.name, t.name_fr FROM opportunity_tags l JOIN tags t ON t.id = l.tag_id WHERE l.opportunity_id = listing
    UNION ALL
    SELECT c.name, c.name_fr FROM countries c WHERE c.id = country
    UNION ALL
    SELECT r.name, r.name_fr FROM regions r WHERE r.id = region
  ) names
$$;
--> statement-breakpoint
CREATE FUNCTION set_choice_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.choice_words := choice_words_of(new.id, new.country_id, new.region_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_choice_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
    WHERE o.id IN (SELECT opportunity_id FROM changed);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_latest_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET latest_revenue = r.revenue, latest_ebitda = r.ebitda
    FROM (SELECT DISTINCT opportunity_id FROM changed WHERE opportunity_id IS NOT NULL) c
      LEFT JOIN LATERAL (SELECT revenue, ebitda FROM revenues y WHERE y.opportunity_id = c.opportunity_id
        ORDER BY year DESC LIMIT 1) r ON true
    WHERE o.id = c.opportunity_id AND (o.latest_revenue, o.latest_ebitda) IS DISTINCT FROM (r.revenue, r.ebitda);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of(listing opportunities) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT word FROM unnest(tsvector_to_array(to_tsvector('plain_unaccent', concat_ws(' ', listing.project_title, listing.activity,
    listing.unique_selling_proposition, listing.preferred_description, listing.choice_words)))) word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[[:digit:][:punct:]]'
$$;
--> statement-breakpoint
CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word) SELECT fresh FROM words_of(new) fresh
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = fresh);
  RETURN null;
END $$;
--> statement-breakpoint
-- Before `search` is added, which is then computed once for each row, and before the indexes are made.
UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id),
  latest_revenue = (SELECT revenue FROM revenues r WHERE r.opportunity_id = o.id ORDER BY year DESC LIMIT 1),
  latest_ebitda = (SELECT ebitda FROM revenues r WHERE r.opportunity_id = o.id ORDER BY year DESC LIMIT 1);
--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr_unaccent', project_title || ' ' || activity || ' ' || unique_selling_proposition || ' ' || preferred_description || ' ' || choice_words) || to_tsvector('en_unaccent', project_title || ' ' || activity || ' ' || unique_selling_proposition || ' ' || preferred_description || ' ' || choice_words) || to_tsvector('plain_unaccent', project_title || ' ' || activity || ' ' || unique_selling_proposition || ' ' || preferred_description || ' ' || choice_words)) STORED;--> statement-breakpoint
CREATE INDEX "opportunities_search" ON "opportunities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "opportunities_public_newest" ON "opportunities" USING btree ("created_at","id","type","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_newest" ON "opportunities" USING btree ("type","created_at","id","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_price" ON "opportunities" USING btree ("asking_price","id","type","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_price" ON "opportunities" USING btree ("type","asking_price","id","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_title" ON "opportunities" USING btree ("project_title" collate "und-x-icu","id","type","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_title" ON "opportunities" USING btree ("type","project_title" collate "und-x-icu","id","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;--> statement-breakpoint
INSERT INTO search_words (word) SELECT DISTINCT word FROM opportunities o, words_of(o) word WHERE o.validated AND o.unlisted_at IS NULL;
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER choice_words BEFORE INSERT OR UPDATE OF country_id, region_id ON opportunities
  FOR EACH ROW EXECUTE FUNCTION set_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_insert AFTER INSERT ON opportunity_sectors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_delete AFTER DELETE ON opportunity_sectors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_insert AFTER INSERT ON opportunity_sub_sectors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_delete AFTER DELETE ON opportunity_sub_sectors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_insert AFTER INSERT ON opportunity_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_delete AFTER DELETE ON opportunity_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER latest_figures_insert AFTER INSERT ON revenues REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_latest_figures();
--> statement-breakpoint
CREATE TRIGGER latest_figures_update AFTER UPDATE ON revenues REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_latest_figures();
--> statement-breakpoint
CREATE TRIGGER latest_figures_delete AFTER DELETE ON revenues REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_latest_figures();
--> statement-breakpoint
-- Only of what is published: a search must not tell what others have not yet published.
CREATE TRIGGER words_insert AFTER INSERT ON opportunities FOR EACH ROW WHEN (new.validated AND new.unlisted_at IS NULL)
  EXECUTE FUNCTION learn_words();
--> statement-breakpoint
CREATE TRIGGER words_update AFTER UPDATE ON opportunities FOR EACH ROW
  WHEN (new.validated AND new.unlisted_at IS NULL AND (old.validated IS DISTINCT FROM new.validated
    OR old.unlisted_at IS DISTINCT FROM new.unlisted_at OR old.search IS DISTINCT FROM new.search))
  EXECUTE FUNCTION learn_words();
