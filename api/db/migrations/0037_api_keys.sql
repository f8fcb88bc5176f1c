CREATE TYPE "public"."api_key_kind" AS ENUM('read', 'widget');--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" "api_key_kind" NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"origins" text[] NOT NULL,
	"hash" text NOT NULL,
	"publishable" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON api_keys DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('api_key_made');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_end AFTER DELETE ON api_keys DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('api_key_revoked');
