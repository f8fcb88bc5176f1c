ALTER TABLE "access_requests" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD COLUMN "attached_company_id" bigint;--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD COLUMN "company_attached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD CONSTRAINT "deal_opportunities_attached_company_id_companies_id_fk" FOREIGN KEY ("attached_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_requests_company" ON "access_requests" USING btree ("company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "deal_opportunities_attached" ON "deal_opportunities" USING btree ("attached_company_id") WHERE attached_company_id is not null;--> statement-breakpoint
-- Deals of mandates had the files and figures of the buyer; the listing keeps them.
UPDATE "files" SET "hidden_at" = coalesce("hidden_at", now()), "deal_opportunity_id" = NULL FROM "deal_opportunities" s WHERE s."id" = "files"."deal_opportunity_id" AND s."type" = 'buy';--> statement-breakpoint
DELETE FROM "offices" USING "deal_opportunities" s WHERE s."id" = "offices"."deal_opportunity_id" AND s."type" = 'buy';--> statement-breakpoint
DELETE FROM "revenues" USING "deal_opportunities" s WHERE s."id" = "revenues"."deal_opportunity_id" AND s."type" = 'buy';--> statement-breakpoint
UPDATE "deal_opportunities" SET "company_name" = '', "website" = '', "phone" = '', "city" = '', "zip_code" = '', "activity" = '', "unique_selling_proposition" = '', "asking_price" = NULL, "financial" = '', "operational_kpi" = '', "ownership_structure" = '', "organizational_chart" = NULL WHERE "type" = 'buy';