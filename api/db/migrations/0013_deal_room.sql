CREATE TYPE "public"."proposal_outcome" AS ENUM('agreed', 'refused', 'withdrawn', 'lapsed');--> statement-breakpoint
CREATE TABLE "exclusivity_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exclusivity_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deal_id" integer NOT NULL,
	"proposed_by" integer NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"outcome" "proposal_outcome",
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_events" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exclusivity_proposals" ADD CONSTRAINT "exclusivity_proposals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusivity_proposals" ADD CONSTRAINT "exclusivity_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exclusivity_proposals_open_unique" ON "exclusivity_proposals" USING btree ("deal_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "deal_events_unannounced" ON "deal_events" USING btree ("created_at") WHERE event = 'details_changed' and announced_at is null;