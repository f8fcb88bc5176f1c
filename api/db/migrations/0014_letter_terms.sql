ALTER TABLE "loi_documents" ADD COLUMN "price" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "currency_id" integer;--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "structure" jsonb;--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "financing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "conditions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "exclusivity_days" integer;--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "file_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "price" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "currency_id" integer;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "structure" jsonb;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "financing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "conditions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "exclusivity_days" integer;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "file_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "loi_documents" ADD CONSTRAINT "loi_documents_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD CONSTRAINT "loi_versions_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;