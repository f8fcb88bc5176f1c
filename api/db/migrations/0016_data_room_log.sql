CREATE TYPE "public"."file_read_action" AS ENUM('viewed', 'downloaded');--> statement-breakpoint
CREATE TABLE "data_room_visits" (
	"deal_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_at" timestamp with time zone,
	CONSTRAINT "data_room_visits_deal_id_user_id_pk" PRIMARY KEY("deal_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "file_reads" ADD COLUMN "action" "file_read_action" DEFAULT 'downloaded' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_room_visits" ADD CONSTRAINT "data_room_visits_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_visits" ADD CONSTRAINT "data_room_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;