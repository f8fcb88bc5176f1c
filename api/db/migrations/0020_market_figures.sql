CREATE INDEX "access_requests_created" ON "access_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deals_created" ON "deals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "opportunities_published" ON "opportunities" USING btree ("published_at");