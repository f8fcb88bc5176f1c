DROP INDEX "regions_name_unique";--> statement-breakpoint
DROP INDEX "tags_name_unique";--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Everyone's are those of the seed, and those that staff read in a listing which they then published. All others wait for a review.
UPDATE tags t SET accepted = true WHERE t.id < 1000 OR EXISTS (SELECT 1 FROM moderation_events e
  WHERE e.event = 'moderated' AND e.validated AND e.teaser->'tags' @> jsonb_build_array(jsonb_build_object('id', t.id)));
--> statement-breakpoint
UPDATE regions r SET accepted = true WHERE r.id < 1000 OR EXISTS (SELECT 1 FROM moderation_events e
  WHERE e.event = 'moderated' AND e.validated AND e.teaser->'region' @> jsonb_build_object('id', r.id));
--> statement-breakpoint
CREATE UNIQUE INDEX "regions_name_unique" ON "regions" USING btree (lower("name"),coalesce("country_id", 0),(case when "accepted" then 0 else coalesce("created_by", -"id") end)) WHERE not "regions"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_unique" ON "tags" USING btree (lower("name"),(case when "accepted" then 0 else coalesce("created_by", -"id") end)) WHERE not "tags"."deleted";--> statement-breakpoint
-- What is searched for: without what only the owner and staff may read.
CREATE OR REPLACE FUNCTION choice_words_of(listing integer, country integer, region integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(name || ' ' || name_fr, ' '), '') FROM (
    SELECT s.name, s.name_fr FROM opportunity_sectors l JOIN sectors s ON s.id = l.sector_id WHERE l.opportunity_id = listing
    UNION ALL
    SELECT s.name, s.name_fr FROM opportunity_sub_sectors l JOIN sub_sectors s ON s.id = l.sub_sector_id WHERE l.opportunity_id = listing
    UNION ALL
    SELECT t.name, t.name_fr FROM opportunity_tags l JOIN tags t ON t.id = l.tag_id WHERE l.opportunity_id = listing AND t.accepted
    UNION ALL
    SELECT c.name, c.name_fr FROM countries c WHERE c.id = country
    UNION ALL
    SELECT r.name, r.name_fr FROM regions r WHERE r.id = region AND r.accepted
  ) names
$$;
--> statement-breakpoint
CREATE FUNCTION renew_choice_words_of_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
    WHERE o.id IN (SELECT l.opportunity_id FROM opportunity_tags l WHERE l.tag_id = new.id);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_choice_words_of_region() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id) WHERE o.region_id = new.id;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER choice_words AFTER UPDATE OF accepted ON tags
  FOR EACH ROW WHEN (old.accepted IS DISTINCT FROM new.accepted) EXECUTE FUNCTION renew_choice_words_of_tag();
--> statement-breakpoint
CREATE TRIGGER choice_words AFTER UPDATE OF accepted ON regions
  FOR EACH ROW WHEN (old.accepted IS DISTINCT FROM new.accepted) EXECUTE FUNCTION renew_choice_words_of_region();
--> statement-breakpoint
UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
  WHERE EXISTS (SELECT 1 FROM regions r WHERE r.id = o.region_id AND NOT r.accepted)
    OR EXISTS (SELECT 1 FROM opportunity_tags l JOIN tags t ON t.id = l.tag_id WHERE l.opportunity_id = o.id AND NOT t.accepted);
