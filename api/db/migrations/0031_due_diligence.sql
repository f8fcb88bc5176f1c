CREATE TYPE "public"."deal_side" AS ENUM('seller', 'buyer');--> statement-breakpoint
CREATE TYPE "public"."diligence_state" AS ENUM('open', 'provided', 'accepted', 'returned', 'not_applicable');--> statement-breakpoint
CREATE TABLE "diligence_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diligence_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"acted_by" bigint DEFAULT nullif(current_setting('handover.acted_by', true), '')::bigint,
	"state" "diligence_state",
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diligence_documents" (
	"line_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	CONSTRAINT "diligence_documents_line_id_file_id_pk" PRIMARY KEY("line_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "diligence_lines" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"deal_id" bigint NOT NULL,
	"section" text NOT NULL,
	"section_number" integer NOT NULL,
	"number" integer NOT NULL,
	"request" text NOT NULL,
	"owed_by" "deal_side" NOT NULL,
	"person_id" bigint,
	"due_on" date,
	"reminded_of" date,
	"state" "diligence_state" DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diligence_lists" (
	"deal_id" bigint PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diligence_comments" ADD CONSTRAINT "diligence_comments_line_id_diligence_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."diligence_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diligence_comments" ADD CONSTRAINT "diligence_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diligence_comments" ADD CONSTRAINT "diligence_comments_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diligence_documents" ADD CONSTRAINT "diligence_documents_line_id_diligence_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."diligence_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diligence_documents" ADD CONSTRAINT "diligence_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diligence_lines" ADD CONSTRAINT "diligence_lines_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diligence_lines" ADD CONSTRAINT "diligence_lines_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diligence_lists" ADD CONSTRAINT "diligence_lists_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diligence_comments_line" ON "diligence_comments" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "diligence_documents_file" ON "diligence_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "diligence_lines_deal" ON "diligence_lines" USING btree ("deal_id","section_number","number");--> statement-breakpoint
CREATE INDEX "diligence_lines_due" ON "diligence_lines" USING btree ("due_on") WHERE state in ('open', 'returned');