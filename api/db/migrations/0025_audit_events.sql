CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"about" jsonb DEFAULT '{}' NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_kind" ON "audit_events" USING btree ("kind","id");--> statement-breakpoint
-- Appends to the chain. The lock is held until the end of the transaction, so that concurrent ones append one after the other; numbers have no gaps.
-- `audit.ts` computes the same hash.
CREATE FUNCTION append_audit(kind text, actor bigint, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last audit_events;
  number bigint;
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit_events', 0));
  SELECT * INTO last FROM audit_events ORDER BY id DESC LIMIT 1;
  number := coalesce(last.id, 0) + 1;
  about := jsonb_strip_nulls(about);
  INSERT INTO audit_events (id, at, kind, actor_id, about, hash) VALUES (number, moment, kind, actor, about,
    encode(sha256(convert_to(concat_ws('|', coalesce(last.hash, ''), number, to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      kind, coalesce(actor::text, ''), about), 'UTF8')), 'hex'));
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events are never changed or removed';
END $$;
--> statement-breakpoint
CREATE TRIGGER kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();
--> statement-breakpoint
CREATE FUNCTION audit_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_audit(CASE TG_OP WHEN 'INSERT' THEN 'signed_in' ELSE 'session_ended' END,
    CASE TG_OP WHEN 'INSERT' THEN new.user_id END, jsonb_build_object('user', new.user_id, 'session', new.id));
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_audit(CASE WHEN new.is_staff THEN 'staff_granted' ELSE 'staff_revoked' END, null, jsonb_build_object('user', new.id));
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_moderation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_audit(new.event, new.staff_id, jsonb_build_object('opportunity', new.opportunity_id, 'deal', new.deal_id));
  RETURN null;
END $$;
--> statement-breakpoint
-- When the transaction is committed: what it rolls back is not in the log, and it holds the lock for a moment only.
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON sessions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_session();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited_end AFTER UPDATE ON sessions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.revoked_at IS NULL AND new.revoked_at IS NOT NULL) EXECUTE FUNCTION audit_session();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.is_staff IS DISTINCT FROM new.is_staff) EXECUTE FUNCTION audit_staff();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT ON moderation_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_moderation();
