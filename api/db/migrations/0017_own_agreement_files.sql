ALTER TABLE "own_agreements" ADD COLUMN "storage_key" text;--> statement-breakpoint
ALTER TABLE "own_agreements" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "own_agreements" ADD COLUMN "file_size" bigint;--> statement-breakpoint
ALTER TABLE "own_agreements" ADD COLUMN "file_sha256" text;--> statement-breakpoint
ALTER TABLE "own_agreements" ADD COLUMN "file_pages" integer;--> statement-breakpoint
CREATE INDEX "own_agreements_storage_key" ON "own_agreements" USING btree ("storage_key");--> statement-breakpoint
ALTER TABLE "own_agreements" ADD CONSTRAINT "own_agreements_one_form" CHECK (num_nonnulls(clauses, storage_key) <= 1);--> statement-breakpoint
ALTER TABLE "own_agreements" ADD CONSTRAINT "own_agreements_whole_file" CHECK (num_nonnulls(storage_key, file_name, file_size, file_sha256, file_pages) in (0, 5));