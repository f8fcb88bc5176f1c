CREATE TABLE "local_openid_records" (
	"key" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "local_openid_records_ends" ON "local_openid_records" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "rate_counts_ends" ON "rate_counts" USING btree ("ends_at");