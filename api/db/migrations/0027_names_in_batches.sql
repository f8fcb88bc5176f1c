ALTER TABLE "sectors" ADD COLUMN "renaming" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_sectors" ADD COLUMN "renaming" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A new name is written at once into a thousand listings. Of more, a job of the api writes it in batches: in one transaction
-- nobody could save any of them for minutes.
CREATE OR REPLACE FUNCTION renew_words_of_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT int := 1000;
  owners bigint[];
BEGIN
  IF TG_TABLE_NAME = 'sectors' THEN
    owners := ARRAY(SELECT opportunity_id FROM opportunity_sectors WHERE sector_id = new.id LIMIT most + 1);
  ELSE
    owners := ARRAY(SELECT opportunity_id FROM opportunity_sub_sectors WHERE sub_sector_id = new.id LIMIT most + 1);
  END IF;
  IF cardinality(owners) <= most THEN
    UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id) WHERE o.id = ANY (owners);
  ELSIF TG_TABLE_NAME = 'sectors' THEN
    UPDATE sectors SET renaming = true WHERE id = new.id;
  ELSE
    UPDATE sub_sectors SET renaming = true WHERE id = new.id;
  END IF;
  RETURN null;
END $$;
