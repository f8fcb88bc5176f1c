DROP INDEX "firm_invitations_once";--> statement-breakpoint
DROP INDEX "firm_invitations_email";--> statement-breakpoint
ALTER TABLE "firm_invitations" ADD COLUMN "invited_by" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "firm_invitations" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "firm_invitations" ADD CONSTRAINT "firm_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firm_invitations_invited_by" ON "firm_invitations" USING btree ("invited_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitations_once" ON "firm_invitations" USING btree ("firm_id","email") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "firm_invitations_email" ON "firm_invitations" USING btree ("email") WHERE ended_at is null;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON firm_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('firm_joined');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_role AFTER UPDATE ON firm_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.role IS DISTINCT FROM new.role) EXECUTE FUNCTION audit_account('firm_role_changed');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_end AFTER DELETE ON firm_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_account('firm_left');
