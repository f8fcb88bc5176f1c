CREATE TYPE "public"."buyer_financing" AS ENUM('own_funds', 'bank_loan', 'investors', 'vendor_loan');--> statement-breakpoint
CREATE TYPE "public"."buyer_kind" AS ENUM('individual', 'company', 'fund', 'search_fund');--> statement-breakpoint
CREATE TYPE "public"."buyer_timing" AS ENUM('now', 'six_months', 'year', 'open');--> statement-breakpoint
ALTER TYPE "public"."file_kind" ADD VALUE 'buyer_proof';--> statement-breakpoint
CREATE TABLE "buyer_profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"kind" "buyer_kind" NOT NULL,
	"background" text DEFAULT '' NOT NULL,
	"budget_min" numeric(15, 2),
	"budget_max" numeric(15, 2),
	"currency_id" bigint,
	"own_funds" numeric(15, 2),
	"financing" "buyer_financing"[] DEFAULT '{}' NOT NULL,
	"timing" "buyer_timing",
	"funds_shown_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_one_owner";--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "shows_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "wants_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "buyer_profiles" ADD CONSTRAINT "buyer_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_profiles" ADD CONSTRAINT "buyer_profiles_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_proof" ON "files" USING btree ("person_id") WHERE hidden_at is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_owner" CHECK (num_nonnulls(company_id, opportunity_id, deal_opportunity_id, deal_id, sub_sector_id, person_id) <= 1);