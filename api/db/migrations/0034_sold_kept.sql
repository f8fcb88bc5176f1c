DROP INDEX "opportunities_own_newest";--> statement-breakpoint
DROP INDEX "opportunities_own_price";--> statement-breakpoint
DROP INDEX "opportunities_own_title";--> statement-breakpoint
CREATE INDEX "opportunities_own_newest" ON "opportunities" USING btree ("owner_id","type","created_at","id","validated","sold_at") WHERE unlisted_at is null or unlisted_at = sold_at;--> statement-breakpoint
CREATE INDEX "opportunities_own_price" ON "opportunities" USING btree ("owner_id","type","asking_price","id","validated","sold_at") WHERE unlisted_at is null or unlisted_at = sold_at;--> statement-breakpoint
CREATE INDEX "opportunities_own_title" ON "opportunities" USING btree ("owner_id","type","project_title" collate "und-x-icu","id","validated","sold_at") WHERE unlisted_at is null or unlisted_at = sold_at;