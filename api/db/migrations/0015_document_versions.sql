DROP INDEX "files_deal_opportunity";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
UPDATE files f SET number = n.number FROM (
    SELECT id, row_number() OVER (PARTITION BY deal_opportunity_id, kind ORDER BY created_at, id) AS number
    FROM files WHERE deal_opportunity_id IS NOT NULL) n
  WHERE n.id = f.id;
--> statement-breakpoint
UPDATE files SET opened_at = disclosed_at WHERE deal_opportunity_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "files_deal_opportunity" ON "files" USING btree ("deal_opportunity_id","kind","number");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_numbered" CHECK (deal_opportunity_id is null or number is not null);