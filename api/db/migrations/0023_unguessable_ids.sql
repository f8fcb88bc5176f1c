-- The ids of requests, deals, letters, questions and files do not count up: a keyed permutation of a sequence, by four rounds of a Feistel network
-- on 53 bits, so that ids stay integers that JavaScript represents. The secret is made here and known to this database only.
-- Records from before keep their ids, so that links in mails still work.
CREATE SEQUENCE "unguessable_ids";
--> statement-breakpoint
DO $migration$
BEGIN
  EXECUTE format($create$
CREATE FUNCTION unguessable_id() RETURNS bigint LANGUAGE plpgsql VOLATILE PARALLEL UNSAFE AS $function$
DECLARE
  secret CONSTANT text := %L;
  n bigint := nextval('unguessable_ids');
  high bigint := n >> 26;
  low bigint := n & 67108863;
BEGIN
  FOR round IN 1..4 LOOP
    high := high # (('x' || left(encode(sha256(convert_to(secret || round || 'h' || low, 'UTF8')), 'hex'), 8))::bit(32)::bigint & 134217727);
    low := low # (('x' || left(encode(sha256(convert_to(secret || round || 'l' || high, 'UTF8')), 'hex'), 8))::bit(32)::bigint & 67108863);
  END LOOP;
  RETURN (high << 26) | low;
END $function$
$create$, gen_random_uuid()::text || gen_random_uuid()::text);
END $migration$;
--> statement-breakpoint
DROP INDEX "access_requests_requester";
--> statement-breakpoint
DROP INDEX "access_requests_requester_expiry";
--> statement-breakpoint
DROP INDEX "access_requests_inbox";
--> statement-breakpoint
DROP INDEX "deal_events_deal";
--> statement-breakpoint
DROP INDEX "deals_owner_newest";
--> statement-breakpoint
DROP INDEX "deals_requester_newest";
--> statement-breakpoint
DROP INDEX "files_background_images";
--> statement-breakpoint
DROP INDEX "files_sub_sector";
--> statement-breakpoint
DROP INDEX "loi_documents_deal";
--> statement-breakpoint
-- A column that a trigger names does not change its type.
DROP TRIGGER choice_words ON opportunities;
--> statement-breakpoint
ALTER TABLE "access_requests"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "requester_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "access_requests" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "access_requests" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "companies"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "owner_id" SET DATA TYPE bigint,
  ALTER COLUMN "country_id" SET DATA TYPE bigint,
  ALTER COLUMN "region_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "company_sectors"
  ALTER COLUMN "company_id" SET DATA TYPE bigint,
  ALTER COLUMN "sector_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "company_sub_sectors"
  ALTER COLUMN "company_id" SET DATA TYPE bigint,
  ALTER COLUMN "sub_sector_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "company_tags"
  ALTER COLUMN "company_id" SET DATA TYPE bigint,
  ALTER COLUMN "tag_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "currencies" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "currencies" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "data_room_visits"
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deal_archives"
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deal_events"
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "actor_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deal_events" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "deal_events" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "deal_opportunities"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "country_id" SET DATA TYPE bigint,
  ALTER COLUMN "region_id" SET DATA TYPE bigint,
  ALTER COLUMN "preferred_currency_id" SET DATA TYPE bigint,
  ALTER COLUMN "background_image_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deal_opportunities" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "deal_opportunities" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "deal_opportunity_sectors"
  ALTER COLUMN "deal_opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "sector_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_sub_sectors"
  ALTER COLUMN "deal_opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "sub_sector_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_tags"
  ALTER COLUMN "deal_opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "tag_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deals"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "access_request_id" SET DATA TYPE bigint,
  ALTER COLUMN "owner_id" SET DATA TYPE bigint,
  ALTER COLUMN "requester_id" SET DATA TYPE bigint,
  ALTER COLUMN "paused_by" SET DATA TYPE bigint,
  ALTER COLUMN "cancelled_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "earlier_answers"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "question_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "earlier_answers" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "email_proofs" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "exclusivity_proposals"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "proposed_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "exclusivity_proposals" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "exclusivity_proposals" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "faq"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "category_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "faq" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "faq_categories" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "faq_categories" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "favorites"
  ALTER COLUMN "user_id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "file_reads"
  ALTER COLUMN "file_id" SET DATA TYPE bigint,
  ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "file_reads" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "file_reads" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "files"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "company_id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "sub_sector_id" SET DATA TYPE bigint,
  ALTER COLUMN "uploaded_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "loi_documents"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "file_id" SET DATA TYPE bigint,
  ALTER COLUMN "currency_id" SET DATA TYPE bigint,
  ALTER COLUMN "submitted_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "loi_documents" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "loi_documents" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "loi_versions"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "loi_document_id" SET DATA TYPE bigint,
  ALTER COLUMN "file_id" SET DATA TYPE bigint,
  ALTER COLUMN "currency_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "loi_versions" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "moderation_events"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "staff_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "moderation_events" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "notification_settings"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "notification_settings" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "notifications"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "user_id" SET DATA TYPE bigint,
  ALTER COLUMN "actor_id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "about_ids" SET DATA TYPE bigint[];
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "offices"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "company_id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_opportunity_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "offices" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "opportunities"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "owner_id" SET DATA TYPE bigint,
  ALTER COLUMN "company_id" SET DATA TYPE bigint,
  ALTER COLUMN "country_id" SET DATA TYPE bigint,
  ALTER COLUMN "region_id" SET DATA TYPE bigint,
  ALTER COLUMN "preferred_currency_id" SET DATA TYPE bigint,
  ALTER COLUMN "background_image_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "opportunities" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "opportunity_sectors"
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "sector_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "opportunity_sub_sectors"
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "sub_sector_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "opportunity_tags"
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "tag_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "opportunity_views" ALTER COLUMN "opportunity_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "question_files"
  ALTER COLUMN "file_id" SET DATA TYPE bigint,
  ALTER COLUMN "question_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "questions_and_answers"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint,
  ALTER COLUMN "asked_by" SET DATA TYPE bigint,
  ALTER COLUMN "answered_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "questions_and_answers" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "questions_and_answers" ALTER COLUMN "id" SET DEFAULT unguessable_id();
--> statement-breakpoint
ALTER TABLE "recovery_tokens" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "regions"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "country_id" SET DATA TYPE bigint,
  ALTER COLUMN "created_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "regions" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "revenues"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "company_id" SET DATA TYPE bigint,
  ALTER COLUMN "opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_opportunity_id" SET DATA TYPE bigint,
  ALTER COLUMN "currency_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "revenues" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "room_downloads"
  ALTER COLUMN "user_id" SET DATA TYPE bigint,
  ALTER COLUMN "deal_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "sectors" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "sectors" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "social_accounts" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "sub_sectors"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "sector_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "sub_sectors" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "tags"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "created_by" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "tags" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "created_order" bigint;
--> statement-breakpoint
UPDATE "access_requests" SET "created_order" = "id";
--> statement-breakpoint
ALTER TABLE "access_requests" ALTER COLUMN "created_order" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "access_requests" ALTER COLUMN "created_order" ADD GENERATED ALWAYS AS IDENTITY (sequence name "access_requests_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
SELECT setval('access_requests_created_order_seq', coalesce(max("created_order"), 0) + 1, false) FROM "access_requests";
--> statement-breakpoint
ALTER TABLE "deal_events" ADD COLUMN "created_order" bigint;
--> statement-breakpoint
UPDATE "deal_events" SET "created_order" = "id";
--> statement-breakpoint
ALTER TABLE "deal_events" ALTER COLUMN "created_order" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "deal_events" ALTER COLUMN "created_order" ADD GENERATED ALWAYS AS IDENTITY (sequence name "deal_events_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
SELECT setval('deal_events_created_order_seq', coalesce(max("created_order"), 0) + 1, false) FROM "deal_events";
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "created_order" bigint;
--> statement-breakpoint
UPDATE "deals" SET "created_order" = "id";
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "created_order" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "created_order" ADD GENERATED ALWAYS AS IDENTITY (sequence name "deals_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
SELECT setval('deals_created_order_seq', coalesce(max("created_order"), 0) + 1, false) FROM "deals";
--> statement-breakpoint
ALTER TABLE "file_reads" ADD COLUMN "created_order" bigint;
--> statement-breakpoint
UPDATE "file_reads" SET "created_order" = "id";
--> statement-breakpoint
ALTER TABLE "file_reads" ALTER COLUMN "created_order" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "file_reads" ALTER COLUMN "created_order" ADD GENERATED ALWAYS AS IDENTITY (sequence name "file_reads_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
SELECT setval('file_reads_created_order_seq', coalesce(max("created_order"), 0) + 1, false) FROM "file_reads";
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "created_order" bigint;
--> statement-breakpoint
UPDATE "files" SET "created_order" = "id";
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "created_order" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "created_order" ADD GENERATED ALWAYS AS IDENTITY (sequence name "files_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
SELECT setval('files_created_order_seq', coalesce(max("created_order"), 0) + 1, false) FROM "files";
--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "created_order" bigint;
--> statement-breakpoint
UPDATE "loi_documents" SET "created_order" = "id";
--> statement-breakpoint
ALTER TABLE "loi_documents" ALTER COLUMN "created_order" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "loi_documents" ALTER COLUMN "created_order" ADD GENERATED ALWAYS AS IDENTITY (sequence name "loi_documents_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
SELECT setval('loi_documents_created_order_seq', coalesce(max("created_order"), 0) + 1, false) FROM "loi_documents";
--> statement-breakpoint
CREATE INDEX "access_requests_requester" ON "access_requests" USING btree ("requester_id","created_at","created_order");
--> statement-breakpoint
CREATE INDEX "access_requests_requester_expiry" ON "access_requests" USING btree ("requester_id","expires_at","created_order");
--> statement-breakpoint
CREATE INDEX "access_requests_inbox" ON "access_requests" USING btree ("opportunity_id","expires_at","created_at","created_order") WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "deal_events_deal" ON "deal_events" USING btree ("deal_id","created_order");
--> statement-breakpoint
CREATE INDEX "deals_owner_newest" ON "deals" USING btree ("owner_id","created_at","created_order");
--> statement-breakpoint
CREATE INDEX "deals_requester_newest" ON "deals" USING btree ("requester_id","created_at","created_order");
--> statement-breakpoint
CREATE INDEX "files_background_images" ON "files" USING btree ("created_order","uploaded_by") WHERE kind = 'background_image' and hidden_at is null;
--> statement-breakpoint
CREATE INDEX "files_sub_sector" ON "files" USING btree ("sub_sector_id","created_order","uploaded_by") WHERE kind = 'background_image' and hidden_at is null;
--> statement-breakpoint
CREATE INDEX "loi_documents_deal" ON "loi_documents" USING btree ("deal_id","created_order");
--> statement-breakpoint
DROP FUNCTION choice_words_of(integer, integer, integer);
--> statement-breakpoint
CREATE FUNCTION choice_words_of(listing bigint, country bigint, region bigint) RETURNS text LANGUAGE sql STABLE AS $$
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
CREATE TRIGGER choice_words BEFORE INSERT OR UPDATE OF country_id, region_id ON opportunities
  FOR EACH ROW EXECUTE FUNCTION set_choice_words();
