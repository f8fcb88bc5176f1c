CREATE TYPE "public"."delegation_right" AS ENUM('read', 'ask', 'edit', 'negotiate');--> statement-breakpoint
CREATE TYPE "public"."delegation_scope" AS ENUM('company', 'opportunity', 'deals', 'deal');--> statement-breakpoint
CREATE TABLE "delegations" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"principal_id" bigint NOT NULL,
	"email" text NOT NULL,
	"adviser_id" bigint,
	"scope" "delegation_scope" NOT NULL,
	"company_id" bigint,
	"opportunity_id" bigint,
	"deal_id" bigint,
	"granted_right" "delegation_right" NOT NULL,
	"acceptance_words" text,
	"accepted_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_events" ADD COLUMN "acted_by" bigint DEFAULT nullif(current_setting('handover.acted_by', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "file_reads" ADD COLUMN "acted_by" bigint DEFAULT nullif(current_setting('handover.acted_by', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "acted_by" bigint DEFAULT nullif(current_setting('handover.acted_by', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "for_user_id" bigint;--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD COLUMN "acted_by" bigint DEFAULT nullif(current_setting('handover.acted_by', true), '')::bigint;--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD COLUMN "answer_acted_by" bigint;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_principal_id_users_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_adviser_id_users_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegations_principal" ON "delegations" USING btree ("principal_id","created_at");--> statement-breakpoint
CREATE INDEX "delegations_adviser" ON "delegations" USING btree ("adviser_id");--> statement-breakpoint
CREATE INDEX "delegations_email" ON "delegations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "delegations_company" ON "delegations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "delegations_opportunity" ON "delegations" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "delegations_deal" ON "delegations" USING btree ("deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delegations_open_unique" ON "delegations" USING btree ("email",coalesce(company_id, 0),coalesce(opportunity_id, 0),coalesce(deal_id, 0),"scope") WHERE ended_at is null and declined_at is null;--> statement-breakpoint
ALTER TABLE "deal_events" ADD CONSTRAINT "deal_events_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_for_user_id_users_id_fk" FOREIGN KEY ("for_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD CONSTRAINT "questions_and_answers_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD CONSTRAINT "questions_and_answers_answer_acted_by_users_id_fk" FOREIGN KEY ("answer_acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- By which delegations somebody can act at this moment. A colleague in the adviser's firm acts as the adviser does; a
-- reader of the firm reads.
CREATE VIEW acting_rights AS
WITH running AS (
  SELECT d.* FROM delegations d JOIN users p ON p.id = d.principal_id
  WHERE d.accepted_at IS NOT NULL AND d.ended_at IS NULL AND d.ends_at > now()
    AND p.closed_at IS NULL AND p.suspended_at IS NULL
)
SELECT d.id AS delegation_id, d.adviser_id AS user_id, d.principal_id, d.scope, d.company_id, d.opportunity_id, d.deal_id,
  d.granted_right, d.acceptance_words IS NOT NULL AS may_accept
FROM running d
UNION ALL
SELECT d.id, colleague.user_id, d.principal_id, d.scope, d.company_id, d.opportunity_id, d.deal_id,
  CASE colleague.role WHEN 'reader' THEN 'read'::delegation_right ELSE d.granted_right END,
  d.acceptance_words IS NOT NULL AND colleague.role <> 'reader'
FROM running d
JOIN firm_members adviser ON adviser.user_id = d.adviser_id
JOIN firms f ON f.id = adviser.firm_id AND f.kind = 'adviser'
JOIN firm_members colleague ON colleague.firm_id = f.id AND colleague.user_id NOT IN (d.adviser_id, d.principal_id);
--> statement-breakpoint
CREATE FUNCTION acting_on_company(company bigint) RETURNS SETOF acting_rights LANGUAGE sql STABLE AS $$
  SELECT r.* FROM acting_rights r JOIN companies c ON c.id = company AND c.owner_id = r.principal_id WHERE r.company_id = company
$$;
--> statement-breakpoint
-- With those who see the requests and deals of the opportunity only.
CREATE FUNCTION acting_on_opportunity(opportunity bigint) RETURNS SETOF acting_rights LANGUAGE sql STABLE AS $$
  SELECT r.* FROM acting_rights r JOIN opportunities o ON o.id = opportunity AND o.owner_id = r.principal_id
  WHERE r.opportunity_id = o.id OR r.company_id = o.company_id
$$;
--> statement-breakpoint
-- A seller who was asked to a mandate has attached the company.
CREATE FUNCTION acting_on_deal(deal bigint) RETURNS SETOF acting_rights LANGUAGE sql STABLE AS $$
  SELECT r.* FROM acting_rights r JOIN deals d ON d.id = deal LEFT JOIN opportunities o ON o.id = d.opportunity_id
  LEFT JOIN deal_opportunities s ON s.deal_id = d.id
  WHERE (r.principal_id = d.owner_id AND (r.opportunity_id = d.opportunity_id OR r.company_id = o.company_id))
    OR (r.principal_id = d.requester_id AND r.company_id = s.attached_company_id)
    OR (r.deal_id = d.id AND r.principal_id IN (d.owner_id, d.requester_id))
$$;
--> statement-breakpoint
-- As before, and with the adviser by whom the actor acted.
CREATE OR REPLACE FUNCTION append_audit(kind text, actor bigint, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last audit_events;
  number bigint;
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit_events', 0));
  SELECT * INTO last FROM audit_events ORDER BY id DESC LIMIT 1;
  number := coalesce(last.id, 0) + 1;
  about := jsonb_strip_nulls(about || jsonb_build_object('acted_by', nullif(current_setting('handover.acted_by', true), '')::bigint));
  INSERT INTO audit_events (id, at, kind, actor_id, about, hash) VALUES (number, moment, kind, actor, about,
    encode(sha256(convert_to(concat_ws('|', coalesce(last.hash, ''), number, to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      kind, coalesce(actor::text, ''), about), 'UTF8')), 'hex'));
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_delegation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_audit(CASE
    WHEN TG_OP = 'INSERT' THEN 'delegation_given'
    WHEN new.ended_at IS DISTINCT FROM old.ended_at THEN 'delegation_ended'
    WHEN new.accepted_at IS DISTINCT FROM old.accepted_at THEN 'delegation_accepted'
    WHEN new.declined_at IS DISTINCT FROM old.declined_at THEN 'delegation_declined'
    ELSE 'delegation_changed' END,
    new.adviser_id, jsonb_build_object('user', new.principal_id, 'opportunity', new.opportunity_id, 'deal', new.deal_id));
  RETURN null;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR UPDATE ON delegations DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION audit_delegation();
