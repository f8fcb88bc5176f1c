CREATE TYPE "public"."counter_outcome" AS ENUM('taken_over', 'declined');--> statement-breakpoint
CREATE TABLE "bid_dates" (
	"opportunity_id" bigint PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"sealed" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counter_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counter_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"loi_document_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"expiration_date" date NOT NULL,
	"price" numeric(15, 2),
	"currency_id" bigint,
	"structure" jsonb,
	"financing" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"exclusivity_days" integer,
	"message" text DEFAULT '' NOT NULL,
	"proposed_by" bigint NOT NULL,
	"outcome" "counter_outcome",
	"reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loi_documents" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "loi_versions" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bid_dates" ADD CONSTRAINT "bid_dates_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_proposals" ADD CONSTRAINT "counter_proposals_loi_document_id_loi_documents_id_fk" FOREIGN KEY ("loi_document_id") REFERENCES "public"."loi_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_proposals" ADD CONSTRAINT "counter_proposals_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_proposals" ADD CONSTRAINT "counter_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counter_proposals_open_unique" ON "counter_proposals" USING btree ("loi_document_id","version") WHERE outcome is null;