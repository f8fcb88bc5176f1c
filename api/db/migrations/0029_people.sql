CREATE TABLE "person_measures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_measures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_measures" ADD CONSTRAINT "person_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_measures" ADD CONSTRAINT "person_measures_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_measures_user" ON "person_measures" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_user" ON "audit_events" USING btree (("about" ->> 'user'),"id");--> statement-breakpoint
-- The kind is the argument of the trigger; the account is the row's, or the row itself.
CREATE FUNCTION audit_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(old) ELSE to_jsonb(new) END;
BEGIN
  PERFORM append_audit(TG_ARGV[0], null, jsonb_build_object('user', coalesce(changed -> 'user_id', changed -> 'id')));
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_measure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_audit('person_' || new.kind, new.staff_id, jsonb_build_object('user', new.user_id));
  RETURN null;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON person_measures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_measure();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_email AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.email IS DISTINCT FROM new.email AND new.closed_at IS NULL) EXECUTE FUNCTION audit_account('email_changed');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_password AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.password_hash IS DISTINCT FROM new.password_hash AND new.closed_at IS NULL) EXECUTE FUNCTION audit_account('password_changed');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_closing AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.closed_at IS NULL AND new.closed_at IS NOT NULL) EXECUTE FUNCTION audit_account('account_closed');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON social_accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('identity_linked');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_end AFTER DELETE ON social_accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('identity_removed');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER UPDATE ON totp_secrets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.confirmed_at IS NULL AND new.confirmed_at IS NOT NULL) EXECUTE FUNCTION audit_account('factor_added');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_end AFTER DELETE ON totp_secrets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.confirmed_at IS NOT NULL) EXECUTE FUNCTION audit_account('factor_removed');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON passkeys DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('factor_added');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_end AFTER DELETE ON passkeys DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('factor_removed');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER UPDATE ON recovery_codes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.used_at IS NULL AND new.used_at IS NOT NULL) EXECUTE FUNCTION audit_account('recovery_code_used');
