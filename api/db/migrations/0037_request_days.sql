-- A request that waits can be answered until the end of its last day in the marketplace, whose zone the api says before it migrates.
UPDATE "access_requests" SET "expires_at" = (((("expires_at" AT TIME ZONE z.name)::date + 1)::timestamp) AT TIME ZONE z.name) - interval '1 millisecond'
  FROM (SELECT coalesce(nullif(current_setting('handover.time_zone', true), ''), 'Europe/Paris') AS name) z
  WHERE "status" = 'pending' AND "expires_at" > now();
--> statement-breakpoint
-- 'Need help' is no sector: nothing is found by these words.
CREATE OR REPLACE FUNCTION choice_words_of(listing bigint, country bigint, region bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(name || ' ' || name_fr, ' '), '') FROM (
    SELECT s.name, s.name_fr FROM opportunity_sectors l JOIN sectors s ON s.id = l.sector_id WHERE l.opportunity_id = listing AND NOT s.need_help
    UNION ALL
    SELECT s.name, s.name_fr FROM opportunity_sub_sectors l JOIN sub_sectors s ON s.id = l.sub_sector_id WHERE l.opportunity_id = listing AND NOT s.need_help
    UNION ALL
    SELECT t.name, t.name_fr FROM opportunity_tags l JOIN tags t ON t.id = l.tag_id WHERE l.opportunity_id = listing AND t.accepted
    UNION ALL
    SELECT c.name, c.name_fr FROM countries c WHERE c.id = country
    UNION ALL
    SELECT r.name, r.name_fr FROM regions r WHERE r.id = region AND r.accepted
  ) names
$$;
--> statement-breakpoint
UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
  WHERE EXISTS (SELECT 1 FROM opportunity_sectors l JOIN sectors s ON s.id = l.sector_id WHERE l.opportunity_id = o.id AND s.need_help)
    OR EXISTS (SELECT 1 FROM opportunity_sub_sectors l JOIN sub_sectors s ON s.id = l.sub_sector_id WHERE l.opportunity_id = o.id AND s.need_help);
