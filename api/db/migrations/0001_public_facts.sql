ALTER TABLE "deal_opportunities" ADD COLUMN "reason_for_sale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD COLUMN "founded_year" integer;--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD COLUMN "handover_months" integer;--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD COLUMN "largest_customer" text;--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD COLUMN "growth_shown" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "reason_for_sale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "founded_year" integer;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "handover_months" integer;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "largest_customer" text;--> statement-breakpoint
ALTER TABLE "opportunities" ADD COLUMN "growth_shown" text DEFAULT 'none' NOT NULL;