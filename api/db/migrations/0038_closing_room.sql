CREATE TYPE "public"."closing_kind" AS ENUM('agreement', 'annex', 'power', 'condition', 'funds', 'signature', 'registration', 'other');--> statement-breakpoint
CREATE TYPE "public"."closing_owner" AS ENUM('seller', 'buyer', 'both');--> statement-breakpoint
CREATE TYPE "public"."closing_state" AS ENUM('open', 'done', 'confirmed', 'not_needed');--> statement-breakpoint
ALTER TYPE "public"."file_kind" ADD VALUE 'closing';--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"agreement_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"note" text NOT NULL,
	"file_id" bigint NOT NULL,
	"uploaded_by" bigint NOT NULL,
	"acted_by" bigint DEFAULT nullif(current_setting('handover.acted_by', true), '')::bigint,
	"seller_marked_at" timestamp with time zone,
	"buyer_marked_at" timestamp with time zone,
	"signed_file_id" bigint,
	"signed_by" bigint,
	"signed_acted_by" bigint,
	"signed_at" timestamp with time zone,
	"confirmed_by" bigint,
	"confirmed_acted_by" bigint,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_files" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"line_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_lines" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"deal_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"kind" "closing_kind" NOT NULL,
	"title" text NOT NULL,
	"owed_by" "closing_owner" NOT NULL,
	"written_by" "deal_side" NOT NULL,
	"due_on" date,
	"state" "closing_state" DEFAULT 'open' NOT NULL,
	"moved_side" "deal_side",
	"moved_by" bigint,
	"moved_acted_by" bigint,
	"moved_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_agreements" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"deal_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_agreement_id_deal_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."deal_agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_signed_file_id_files_id_fk" FOREIGN KEY ("signed_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_signed_acted_by_users_id_fk" FOREIGN KEY ("signed_acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_confirmed_acted_by_users_id_fk" FOREIGN KEY ("confirmed_acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_files" ADD CONSTRAINT "closing_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_files" ADD CONSTRAINT "closing_files_line_id_closing_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."closing_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_lines" ADD CONSTRAINT "closing_lines_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_lines" ADD CONSTRAINT "closing_lines_moved_by_users_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_lines" ADD CONSTRAINT "closing_lines_moved_acted_by_users_id_fk" FOREIGN KEY ("moved_acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_agreements" ADD CONSTRAINT "deal_agreements_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_versions_number" ON "agreement_versions" USING btree ("agreement_id","number");--> statement-breakpoint
CREATE INDEX "closing_files_line" ON "closing_files" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "closing_lines_number" ON "closing_lines" USING btree ("deal_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_agreements_number" ON "deal_agreements" USING btree ("deal_id","number");