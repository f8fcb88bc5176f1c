CREATE TABLE "agreements" (
	"access_request_id" bigint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"project_title" text NOT NULL,
	"owner_name" text NOT NULL,
	"requester_name" text NOT NULL,
	"signature" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO agreements (access_request_id, version, language, project_title, owner_name, requester_name, signature, signed_at, ip)
  SELECT a.id, a.nda_version, r.language, coalesce(d.title, nullif(o.published_title, ''), o.project_title),
    concat_ws(' ', w.first_name, w.last_name), concat_ws(' ', r.first_name, r.last_name),
    concat_ws(' ', r.first_name, r.last_name), a.nda_accepted_at, a.nda_ip
  FROM access_requests a JOIN opportunities o ON o.id = a.opportunity_id JOIN users w ON w.id = o.owner_id
  JOIN users r ON r.id = a.requester_id LEFT JOIN deals d ON d.access_request_id = a.id;--> statement-breakpoint
INSERT INTO deal_events (deal_id, created_order, actor_id, event, created_at) OVERRIDING SYSTEM VALUE
  SELECT d.id, -row_number() OVER (ORDER BY d.created_order DESC), d.requester_id, 'agreement_signed', a.nda_accepted_at
  FROM deals d JOIN access_requests a ON a.id = d.access_request_id;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is not changed once it is written', tg_table_name;
END $$;--> statement-breakpoint
CREATE TRIGGER agreements_unchanged BEFORE UPDATE ON agreements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "access_requests" DROP COLUMN "nda_version";--> statement-breakpoint
ALTER TABLE "access_requests" DROP COLUMN "nda_accepted_at";--> statement-breakpoint
ALTER TABLE "access_requests" DROP COLUMN "nda_ip";