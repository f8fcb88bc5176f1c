CREATE TYPE "public"."completion_outcome" AS ENUM('confirmed', 'elapsed', 'refused', 'withdrawn', 'lapsed');--> statement-breakpoint
ALTER TYPE "public"."file_kind" ADD VALUE 'completion' BEFORE 'background_image';--> statement-breakpoint
CREATE TABLE "completions" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "completions_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" bigint NOT NULL,
	"is_in_advance" boolean DEFAULT false NOT NULL,
	"proposed_by" bigint NOT NULL,
	"final_price" numeric(15, 2),
	"currency_id" bigint,
	"closed_on" date NOT NULL,
	"file_id" bigint,
	"answer_by" timestamp with time zone NOT NULL,
	"outcome" "completion_outcome",
	"refusal_reason" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "completions_open_unique" ON "completions" USING btree ("deal_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "completions_deal" ON "completions" USING btree ("deal_id","created_order");--> statement-breakpoint
CREATE INDEX "completions_due" ON "completions" USING btree ("answer_by") WHERE outcome is null and not is_in_advance;