CREATE TYPE "public"."firm_kind" AS ENUM('adviser', 'buyer', 'group');--> statement-breakpoint
CREATE TYPE "public"."firm_role" AS ENUM('owner', 'member', 'reader');--> statement-breakpoint
CREATE TABLE "firm_invitations" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"firm_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"role" "firm_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm_members" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"firm_id" bigint NOT NULL,
	"role" "firm_role" NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" "firm_kind" NOT NULL,
	"country_id" bigint NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"logo_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "firm_invitations" ADD CONSTRAINT "firm_invitations_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_members" ADD CONSTRAINT "firm_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_members" ADD CONSTRAINT "firm_members_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitations_hash" ON "firm_invitations" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitations_once" ON "firm_invitations" USING btree ("firm_id","email");--> statement-breakpoint
CREATE INDEX "firm_invitations_email" ON "firm_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "firm_members_firm" ON "firm_members" USING btree ("firm_id","joined_at");