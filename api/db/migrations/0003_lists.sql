-- Letters as they are searched: without case and accents. Immutable by naming its dictionary, so that an index can hold it.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));--> statement-breakpoint
DROP INDEX "companies_owner_newest";--> statement-breakpoint
DROP INDEX "companies_name_trgm";--> statement-breakpoint
DROP INDEX "opportunities_owner_newest";--> statement-breakpoint
DROP INDEX "opportunities_title_trgm";--> statement-breakpoint
DROP INDEX "access_requests_requester";--> statement-breakpoint
DROP INDEX "access_requests_opportunity";--> statement-breakpoint
DROP INDEX "deals_owner_newest";--> statement-breakpoint
DROP INDEX "deals_requester_newest";--> statement-breakpoint
DROP INDEX "notifications_user_newest";--> statement-breakpoint
DROP INDEX "opportunities_public_newest";--> statement-breakpoint
DROP INDEX "opportunities_review";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "access_requests_requester_expiry" ON "access_requests" USING btree ("requester_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "access_requests_inbox" ON "access_requests" USING btree ("opportunity_id","expires_at","created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "companies_own_newest" ON "companies" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "companies_own_name" ON "companies" USING btree ("owner_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "companies_name_folded" ON "companies" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_ip" ON "contact_messages" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_to_mail" ON "contact_messages" USING btree ("id") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "notifications_user_read" ON "notifications" USING btree ("user_id","is_read","id");--> statement-breakpoint
CREATE INDEX "opportunities_public_price" ON "opportunities" USING btree ("asking_price","id") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_title" ON "opportunities" USING btree ("project_title" collate "und-x-icu","id") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_newest" ON "opportunities" USING btree ("type","created_at","id") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_price" ON "opportunities" USING btree ("type","asking_price","id") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_title" ON "opportunities" USING btree ("type","project_title" collate "und-x-icu","id") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_own_newest" ON "opportunities" USING btree ("owner_id","type","created_at","id","validated") WHERE unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_own_price" ON "opportunities" USING btree ("owner_id","type","asking_price","id","validated") WHERE unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_own_title" ON "opportunities" USING btree ("owner_id","type","project_title" collate "und-x-icu","id","validated") WHERE unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_owner" ON "opportunities" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "opportunities_title_folded" ON "opportunities" USING gin (fold("project_title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_by_name" ON "regions" USING btree ("name" collate "und-x-icu","id") WHERE not "regions"."deleted";--> statement-breakpoint
CREATE INDEX "regions_name_folded" ON "regions" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_name_fr_folded" ON "regions" USING gin (fold("name_fr") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_created_by" ON "regions" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "tags_by_name" ON "tags" USING btree ("name" collate "und-x-icu","id") WHERE not "tags"."deleted";--> statement-breakpoint
CREATE INDEX "tags_name_folded" ON "tags" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tags_name_fr_folded" ON "tags" USING gin (fold("name_fr") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tags_created_by" ON "tags" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "access_requests_requester" ON "access_requests" USING btree ("requester_id","created_at","id");--> statement-breakpoint
CREATE INDEX "access_requests_opportunity" ON "access_requests" USING btree ("opportunity_id","created_at");--> statement-breakpoint
CREATE INDEX "deals_owner_newest" ON "deals" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deals_requester_newest" ON "deals" USING btree ("requester_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_user_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "opportunities_public_newest" ON "opportunities" USING btree ("created_at","id") WHERE validated and unlisted_at is null;--> statement-breakpoint
CREATE INDEX "opportunities_review" ON "opportunities" USING btree ("created_at","id") WHERE validated is null and unlisted_at is null;--> statement-breakpoint
-- Lists are read from indexes alone; that needs pages that vacuum has seen, after inserts too.
ALTER TABLE "opportunities" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "notifications" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
