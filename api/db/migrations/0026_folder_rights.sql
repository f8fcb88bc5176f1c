ALTER TABLE "document_folders" ADD COLUMN "access" "document_access";--> statement-breakpoint
ALTER TABLE "document_folders" ADD COLUMN "opens_early" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_folders" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "own_rights" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "files" SET "own_rights" = true WHERE "access" <> 'download' OR "opens_early" OR "opens_on" IS NOT NULL;--> statement-breakpoint
-- The version before knows rights of documents alone: those that it sets are a document's own, so that no folder opens what was hidden.
CREATE FUNCTION own_rights() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place document_folders;
  next bigint := new.folder_id;
BEGIN
  LOOP
    place := NULL;
    EXIT WHEN next IS NULL;
    SELECT * INTO place FROM document_folders WHERE id = next;
    EXIT WHEN place.access IS NOT NULL;
    next := place.parent_id;
  END LOOP;
  new.own_rights := new.access <> coalesce(place.access, 'download') OR new.opens_early <> coalesce(place.opens_early, false)
    -- A day that has come is forgotten.
    OR (new.opens_on IS DISTINCT FROM place.opens_on AND NOT (new.opens_on IS NULL AND place.opens_on <= current_date + 1));
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER own_rights_of_new BEFORE INSERT ON files FOR EACH ROW WHEN (NOT new.own_rights) EXECUTE FUNCTION own_rights();
--> statement-breakpoint
CREATE TRIGGER own_rights BEFORE UPDATE OF access, opens_early, opens_on ON files FOR EACH ROW
  WHEN (NOT new.own_rights AND (old.access, old.opens_early, old.opens_on) IS DISTINCT FROM (new.access, new.opens_early, new.opens_on))
  EXECUTE FUNCTION own_rights();
