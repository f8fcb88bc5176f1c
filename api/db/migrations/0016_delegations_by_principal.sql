DROP INDEX "delegations_open_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "delegations_open_unique" ON "delegations" USING btree ("principal_id","email",coalesce(company_id, 0),coalesce(opportunity_id, 0),coalesce(deal_id, 0),"scope") WHERE ended_at is null and declined_at is null;--> statement-breakpoint
-- The actor is who did it: nobody, where a last day was over. The other side is `user`.
CREATE OR REPLACE FUNCTION audit_delegation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := CASE
    WHEN TG_OP = 'INSERT' THEN 'delegation_given'
    WHEN new.ended_at IS DISTINCT FROM old.ended_at THEN 'delegation_ended'
    WHEN new.accepted_at IS DISTINCT FROM old.accepted_at THEN 'delegation_accepted'
    WHEN new.declined_at IS DISTINCT FROM old.declined_at THEN 'delegation_declined'
    ELSE 'delegation_changed' END;
  actor bigint := CASE kind
    WHEN 'delegation_ended' THEN nullif(current_setting('handover.ended_by', true), '')::bigint
    WHEN 'delegation_accepted' THEN new.adviser_id
    WHEN 'delegation_declined' THEN new.adviser_id
    ELSE new.principal_id END;
BEGIN
  PERFORM append_audit(kind, actor, jsonb_build_object(
    'user', CASE actor WHEN new.principal_id THEN new.adviser_id ELSE new.principal_id END,
    'opportunity', new.opportunity_id, 'deal', new.deal_id));
  RETURN null;
END $$;
