CREATE TABLE "listing_reports" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "listing_reports_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"opportunity_id" bigint NOT NULL,
	"reporter_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"decision" text,
	"decision_reason" text
);
--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reports_open" ON "listing_reports" USING btree ("created_at","created_order") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "listing_reports_decided" ON "listing_reports" USING btree ("decided_at" DESC NULLS FIRST,"created_order" DESC NULLS FIRST) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "listing_reports_listing" ON "listing_reports" USING btree ("opportunity_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "listing_reports_reporter" ON "listing_reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_reports_ip" ON "listing_reports" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "listing_reports_email" ON "listing_reports" USING btree (lower(email),"created_at");