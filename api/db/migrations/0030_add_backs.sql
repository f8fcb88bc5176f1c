CREATE TYPE "public"."add_back_kind" AS ENUM('owner_pay', 'one_off', 'own_rent', 'other');--> statement-breakpoint
CREATE TABLE "add_backs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "add_backs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"revenue_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" "add_back_kind" NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"reason" text NOT NULL,
	"proof_sha256" text
);
--> statement-breakpoint
ALTER TABLE "revenues" ADD COLUMN "working_capital" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "revenues" ADD COLUMN "net_debt" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "revenues" ADD COLUMN "capex" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "add_backs" ADD CONSTRAINT "add_backs_revenue_id_revenues_id_fk" FOREIGN KEY ("revenue_id") REFERENCES "public"."revenues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "add_backs_place" ON "add_backs" USING btree ("revenue_id","position");