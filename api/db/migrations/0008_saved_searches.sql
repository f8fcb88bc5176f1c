CREATE TYPE "public"."search_alert" AS ENUM('none', 'at_once', 'daily', 'weekly');--> statement-breakpoint
CREATE TABLE "listings_to_match" (
	"opportunity_id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"user_id" bigint NOT NULL,
	"type" "opportunity_type" NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"filters" jsonb,
	"words" "tsquery",
	"mandate_id" bigint,
	"alert" "search_alert" NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_matches" (
	"search_id" bigint NOT NULL,
	"opportunity_id" bigint NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waits" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_matches_search_id_opportunity_id_pk" PRIMARY KEY("search_id","opportunity_id")
);
--> statement-breakpoint
ALTER TABLE "listings_to_match" ADD CONSTRAINT "listings_to_match_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_mandate_id_opportunities_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_type" ON "saved_searches" USING btree ("type","id") WHERE mandate_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_mandate" ON "saved_searches" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "search_matches_opportunity" ON "search_matches" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "search_matches_waiting" ON "search_matches" USING btree ("found_at") WHERE waits;--> statement-breakpoint
-- Every mandate that was published is a search by itself.
INSERT INTO "saved_searches" ("user_id", "type", "mandate_id", "alert") SELECT "owner_id", 'sell', "id", 'at_once' FROM "opportunities" WHERE "type" = 'buy' AND "published_at" IS NOT NULL AND ("unlisted_at" IS NULL OR "sold_at" IS NOT NULL);
