ALTER TABLE "opportunities" ADD COLUMN "published_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Website and phone are the company's alone: a listing has none of its own, so a change of them is none of the listing.
UPDATE opportunities o SET company_state = o.company_state - 'website' - 'phone', published_title = CASE
  WHEN o.validated THEN o.project_title
  WHEN o.published_at IS NULL THEN ''
  ELSE coalesce((SELECT e.teaser->>'project_title' FROM moderation_events e WHERE e.opportunity_id = o.id AND e.event = 'moderated'
    AND e.validated AND e.teaser IS NOT NULL ORDER BY e.id DESC LIMIT 1), o.project_title)
  END;
--> statement-breakpoint
CREATE FUNCTION keep_published_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.published_title := new.project_title;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER published_title BEFORE INSERT OR UPDATE OF project_title, validated ON opportunities
  FOR EACH ROW WHEN (new.validated) EXECUTE FUNCTION keep_published_title();
--> statement-breakpoint
-- Of accounts that are closed already: what closing an account removes from now on. The sweep frees the bytes of files without a row.
UPDATE opportunities SET city = '', zip_code = '', financial = '', operational_kpi = '', ownership_structure = '',
    organizational_chart = NULL, rejection_reason = NULL
  WHERE unlisted_at IS NOT NULL AND owner_id IN (SELECT id FROM users WHERE closed_at IS NOT NULL);
--> statement-breakpoint
DELETE FROM offices WHERE opportunity_id IN (SELECT o.id FROM opportunities o JOIN users u ON u.id = o.owner_id
  WHERE o.unlisted_at IS NOT NULL AND u.closed_at IS NOT NULL);
--> statement-breakpoint
DELETE FROM revenues WHERE opportunity_id IN (SELECT o.id FROM opportunities o JOIN users u ON u.id = o.owner_id
  WHERE o.unlisted_at IS NOT NULL AND u.closed_at IS NOT NULL);
--> statement-breakpoint
DELETE FROM files WHERE disclosed_at IS NULL AND opportunity_id IN (SELECT o.id FROM opportunities o
  JOIN users u ON u.id = o.owner_id WHERE o.unlisted_at IS NOT NULL AND u.closed_at IS NOT NULL);
--> statement-breakpoint
UPDATE files SET hidden_at = coalesce(hidden_at, now()), opportunity_id = NULL WHERE opportunity_id IN (SELECT o.id
  FROM opportunities o JOIN users u ON u.id = o.owner_id WHERE o.unlisted_at IS NOT NULL AND u.closed_at IS NOT NULL);
