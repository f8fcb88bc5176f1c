-- The end of exclusivity was the last millisecond of a day of UTC, or any time on it. It becomes the last millisecond of the same day in
-- the marketplace's zone, which the api says before it migrates; whatever else migrates takes the default of the setting.
CREATE FUNCTION pg_temp.day_end(moment timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (((moment AT TIME ZONE 'UTC')::date + 1)::timestamp
    AT TIME ZONE coalesce(nullif(current_setting('handover.time_zone', true), ''), 'Europe/Paris')) - interval '1 millisecond'
$$;--> statement-breakpoint
UPDATE "deals" SET "exclusivity_ends_at" = pg_temp.day_end("exclusivity_ends_at") WHERE "exclusivity_ends_at" IS NOT NULL;--> statement-breakpoint
UPDATE "exclusivity_proposals" SET "end_time" = pg_temp.day_end("end_time");--> statement-breakpoint
-- What was told of such an end, by its time, is told by its day.
UPDATE "notifications" SET "params" = jsonb_set("params", '{date}', to_jsonb(left("params" ->> 'date', 10)))
  WHERE "params" ->> 'date' LIKE '____-__-__T%';--> statement-breakpoint
UPDATE "deal_events" SET "details" = "details"
    || CASE WHEN "details" ? 'before' THEN jsonb_build_object('before', left("details" ->> 'before', 10)) ELSE '{}' END
    || CASE WHEN "details" ? 'after' THEN jsonb_build_object('after', left("details" ->> 'after', 10)) ELSE '{}' END
  WHERE "details" ?| array['before', 'after'];
