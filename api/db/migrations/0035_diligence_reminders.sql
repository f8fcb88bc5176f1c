CREATE TABLE "diligence_reminders" (
	"deal_id" bigint NOT NULL,
	"owed_by" "deal_side" NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "diligence_reminders_deal_id_owed_by_due_on_pk" PRIMARY KEY("deal_id","owed_by","due_on")
);
--> statement-breakpoint
ALTER TABLE "diligence_reminders" ADD CONSTRAINT "diligence_reminders_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diligence_lines_due" ON "diligence_lines" USING btree ("due_on") WHERE state in ('open', 'returned');