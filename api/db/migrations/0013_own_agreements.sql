CREATE TABLE "house_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "house_texts_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"texts" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"opportunity_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"clauses" jsonb,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_agreements_version" UNIQUE("opportunity_id","version")
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "own_agreement_id" bigint;--> statement-breakpoint
ALTER TABLE "house_texts" ADD CONSTRAINT "house_texts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_agreements" ADD CONSTRAINT "own_agreements_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_agreements" ADD CONSTRAINT "own_agreements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_own_agreement_id_own_agreements_id_fk" FOREIGN KEY ("own_agreement_id") REFERENCES "public"."own_agreements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER own_agreements_unchanged BEFORE UPDATE ON own_agreements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER house_texts_unchanged BEFORE UPDATE ON house_texts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
