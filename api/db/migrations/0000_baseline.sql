-- The schema of the first release. What the tables need is first, what watches over them last.
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION fr_unaccent (COPY = french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION fr_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION en_unaccent (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION en_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
-- Letters as they are searched: without case and accents. Immutable by naming its dictionary, so that an index can hold it.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));
--> statement-breakpoint
-- Words as they stand, without accents: for those of which only the beginning, or a part, is typed.
CREATE TEXT SEARCH CONFIGURATION plain_unaccent (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION plain_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
-- The ids of requests, deals, letters, questions and files do not count up: a keyed permutation of a sequence, by four rounds of a Feistel network
-- on 53 bits, so that ids stay integers that JavaScript represents. The secret is made here and known to this database only.
CREATE SEQUENCE "unguessable_ids";
--> statement-breakpoint
DO $migration$
BEGIN
  EXECUTE format($create$
CREATE FUNCTION unguessable_id() RETURNS bigint LANGUAGE plpgsql VOLATILE PARALLEL UNSAFE AS $function$
DECLARE
  secret CONSTANT text := %L;
  n bigint := nextval('unguessable_ids');
  high bigint := n >> 26;
  low bigint := n & 67108863;
BEGIN
  FOR round IN 1..4 LOOP
    high := high # (('x' || left(encode(sha256(convert_to(secret || round || 'h' || low, 'UTF8')), 'hex'), 8))::bit(32)::bigint & 134217727);
    low := low # (('x' || left(encode(sha256(convert_to(secret || round || 'l' || high, 'UTF8')), 'hex'), 8))::bit(32)::bigint & 67108863);
  END LOOP;
  RETURN (high << 26) | low;
END $function$
$create$, gen_random_uuid()::text || gen_random_uuid()::text);
END $migration$;
--> statement-breakpoint
CREATE TYPE "public"."access_request_status" AS ENUM('pending', 'accepted', 'declined', 'withdrawn', 'expired');
--> statement-breakpoint
CREATE TYPE "public"."deal_phase" AS ENUM('introduction', 'loi', 'due_diligence', 'spa', 'closing');
--> statement-breakpoint
CREATE TYPE "public"."deal_status" AS ENUM('active', 'paused', 'completed', 'cancelled');
--> statement-breakpoint
CREATE TYPE "public"."file_kind" AS ENUM('annual_accounts', 'documents', 'general_ledger', 'loi', 'attachment', 'background_image');
--> statement-breakpoint
CREATE TYPE "public"."file_read_action" AS ENUM('viewed', 'downloaded');
--> statement-breakpoint
CREATE TYPE "public"."loi_status" AS ENUM('submitted', 'accepted', 'declined', 'expired', 'withdrawn');
--> statement-breakpoint
CREATE TYPE "public"."opportunity_type" AS ENUM('sell', 'buy');
--> statement-breakpoint
CREATE TYPE "public"."proposal_outcome" AS ENUM('agreed', 'refused', 'withdrawn', 'lapsed');
--> statement-breakpoint
CREATE TYPE "public"."question_part" AS ENUM('question', 'answer');
--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "access_requests_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"opportunity_id" bigint NOT NULL,
	"requester_id" bigint NOT NULL,
	"status" "access_request_status" DEFAULT 'pending' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"nda_version" text NOT NULL,
	"nda_accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"nda_ip" text NOT NULL,
	"decline_reason" text,
	"decided_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"warned_day" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"about" jsonb DEFAULT '{}' NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"country_id" bigint,
	"region_id" bigint,
	"city" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"activity" text DEFAULT '' NOT NULL,
	"unique_selling_proposition" text DEFAULT '' NOT NULL,
	"financial" text DEFAULT '' NOT NULL,
	"operational_kpi" text DEFAULT '' NOT NULL,
	"ownership_structure" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_sectors" (
	"company_id" bigint NOT NULL,
	"sector_id" bigint NOT NULL,
	CONSTRAINT "company_sectors_company_id_sector_id_pk" PRIMARY KEY("company_id","sector_id")
);
--> statement-breakpoint
CREATE TABLE "company_sub_sectors" (
	"company_id" bigint NOT NULL,
	"sub_sector_id" bigint NOT NULL,
	CONSTRAINT "company_sub_sectors_company_id_sub_sector_id_pk" PRIMARY KEY("company_id","sub_sector_id")
);
--> statement-breakpoint
CREATE TABLE "company_tags" (
	"company_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "company_tags_company_id_tag_id_pk" PRIMARY KEY("company_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"ip" text NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"name_fr" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"name_fr" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"symbol" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_room_visits" (
	"deal_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous_at" timestamp with time zone,
	CONSTRAINT "data_room_visits_deal_id_user_id_pk" PRIMARY KEY("deal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "deal_archives" (
	"deal_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_archives_deal_id_user_id_pk" PRIMARY KEY("deal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "deal_events" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deal_events_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" bigint NOT NULL,
	"actor_id" bigint,
	"event" text NOT NULL,
	"phase" "deal_phase",
	"details" jsonb,
	"announced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_opportunities" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"deal_id" bigint NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"type" "opportunity_type" NOT NULL,
	"project_title" text NOT NULL,
	"country_id" bigint,
	"region_id" bigint,
	"city" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"activity" text DEFAULT '' NOT NULL,
	"unique_selling_proposition" text DEFAULT '' NOT NULL,
	"asking_price" numeric(15, 2),
	"preferred_currency_id" bigint DEFAULT 1 NOT NULL,
	"preferred_ebitda_min" numeric(15, 2),
	"preferred_ebitda_max" numeric(15, 2),
	"preferred_min_revenue" numeric(15, 2),
	"preferred_max_revenue" numeric(15, 2),
	"preferred_description" text DEFAULT '' NOT NULL,
	"financial" text DEFAULT '' NOT NULL,
	"operational_kpi" text DEFAULT '' NOT NULL,
	"ownership_structure" text DEFAULT '' NOT NULL,
	"organizational_chart" jsonb,
	"background_image_id" bigint,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_opportunity_sectors" (
	"deal_opportunity_id" bigint NOT NULL,
	"sector_id" bigint NOT NULL,
	CONSTRAINT "deal_opportunity_sectors_deal_opportunity_id_sector_id_pk" PRIMARY KEY("deal_opportunity_id","sector_id")
);
--> statement-breakpoint
CREATE TABLE "deal_opportunity_sub_sectors" (
	"deal_opportunity_id" bigint NOT NULL,
	"sub_sector_id" bigint NOT NULL,
	CONSTRAINT "deal_opportunity_sub_sectors_deal_opportunity_id_sub_sector_id_pk" PRIMARY KEY("deal_opportunity_id","sub_sector_id")
);
--> statement-breakpoint
CREATE TABLE "deal_opportunity_tags" (
	"deal_opportunity_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "deal_opportunity_tags_deal_opportunity_id_tag_id_pk" PRIMARY KEY("deal_opportunity_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deals_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"opportunity_id" bigint,
	"access_request_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"requester_id" bigint NOT NULL,
	"title" text NOT NULL,
	"phase" "deal_phase" DEFAULT 'introduction' NOT NULL,
	"status" "deal_status" DEFAULT 'active' NOT NULL,
	"pause_reason" text,
	"paused_by" bigint,
	"status_before_exclusivity" "deal_status",
	"pause_reason_before_exclusivity" text,
	"cancellation_reason" text,
	"cancelled_by" bigint,
	"exclusivity_started_at" timestamp with time zone,
	"exclusivity_ends_at" timestamp with time zone,
	"exclusivity_closed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earlier_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earlier_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exclusivity_proposals" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"deal_id" bigint NOT NULL,
	"proposed_by" bigint NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"outcome" "proposal_outcome",
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"category_id" bigint NOT NULL,
	"question" text NOT NULL,
	"question_fr" text NOT NULL,
	"answer" text NOT NULL,
	"answer_fr" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "faq_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"name_fr" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" bigint NOT NULL,
	"opportunity_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_opportunity_id_pk" PRIMARY KEY("user_id","opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "file_reads" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "file_reads_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"user_id" bigint,
	"action" "file_read_action" DEFAULT 'downloaded' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "files_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "file_kind" NOT NULL,
	"company_id" bigint,
	"opportunity_id" bigint,
	"deal_opportunity_id" bigint,
	"deal_id" bigint,
	"sub_sector_id" bigint,
	"uploaded_by" bigint,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"number" integer,
	"pages" integer,
	"hidden_parts" jsonb,
	"disclosed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_one_owner" CHECK (num_nonnulls(company_id, opportunity_id, deal_opportunity_id, deal_id, sub_sector_id) <= 1),
	CONSTRAINT "files_numbered" CHECK (deal_opportunity_id is null or number is not null)
);
--> statement-breakpoint
CREATE TABLE "list_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_openid_records" (
	"key" text PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loi_documents" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"created_order" bigint GENERATED ALWAYS AS IDENTITY (sequence name "loi_documents_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" bigint NOT NULL,
	"opportunity_id" bigint,
	"status" "loi_status" DEFAULT 'submitted' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"expiration_date" date NOT NULL,
	"file_id" bigint NOT NULL,
	"price" numeric(15, 2),
	"currency_id" bigint,
	"structure" jsonb,
	"financing" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"exclusivity_days" integer,
	"file_made" boolean DEFAULT false NOT NULL,
	"submitted_by" bigint NOT NULL,
	"decline_reason" text,
	"decided_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loi_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loi_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"loi_document_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"expiration_date" date NOT NULL,
	"file_id" bigint NOT NULL,
	"price" numeric(15, 2),
	"currency_id" bigint,
	"structure" jsonb,
	"financing" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"exclusivity_days" integer,
	"file_made" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"opportunity_id" bigint,
	"deal_id" bigint,
	"staff_id" bigint NOT NULL,
	"event" text NOT NULL,
	"validated" boolean,
	"reason" text,
	"teaser" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"daily_digest" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"text_key" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text NOT NULL,
	"actor_id" bigint,
	"deal_id" bigint,
	"opportunity_id" bigint,
	"about" text,
	"about_ids" bigint[] DEFAULT '{}' NOT NULL,
	"group_count" integer DEFAULT 1 NOT NULL,
	"group_since" timestamp with time zone,
	"is_read" boolean DEFAULT false NOT NULL,
	"dedupe_key" text,
	"mail_wanted" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" "xid8" DEFAULT pg_current_xact_id()
);
--> statement-breakpoint
CREATE TABLE "offices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint,
	"opportunity_id" bigint,
	"deal_opportunity_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country_name" text NOT NULL,
	"city" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	CONSTRAINT "offices_one_owner" CHECK (num_nonnulls(company_id, opportunity_id, deal_opportunity_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opportunities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"company_id" bigint,
	"company_state" jsonb,
	"type" "opportunity_type" NOT NULL,
	"project_title" text NOT NULL,
	"country_id" bigint,
	"region_id" bigint,
	"city" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"activity" text DEFAULT '' NOT NULL,
	"unique_selling_proposition" text DEFAULT '' NOT NULL,
	"asking_price" numeric(15, 2),
	"preferred_currency_id" bigint DEFAULT 1 NOT NULL,
	"preferred_ebitda_min" numeric(15, 2),
	"preferred_ebitda_max" numeric(15, 2),
	"preferred_min_revenue" numeric(15, 2),
	"preferred_max_revenue" numeric(15, 2),
	"preferred_description" text DEFAULT '' NOT NULL,
	"financial" text DEFAULT '' NOT NULL,
	"operational_kpi" text DEFAULT '' NOT NULL,
	"ownership_structure" text DEFAULT '' NOT NULL,
	"organizational_chart" jsonb,
	"background_image_id" bigint,
	"validated" boolean,
	"rejection_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"published_title" text DEFAULT '' NOT NULL,
	"identity_confirmed" boolean DEFAULT false NOT NULL,
	"sold_at" timestamp with time zone,
	"unlisted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"choice_words" text DEFAULT '' NOT NULL,
	"latest_revenue" numeric(15, 2),
	"latest_ebitda" numeric(15, 2),
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('fr_unaccent', project_title || ' ' || activity || ' ' || unique_selling_proposition || ' ' || preferred_description || ' ' || choice_words) || to_tsvector('en_unaccent', project_title || ' ' || activity || ' ' || unique_selling_proposition || ' ' || preferred_description || ' ' || choice_words) || to_tsvector('plain_unaccent', project_title || ' ' || activity || ' ' || unique_selling_proposition || ' ' || preferred_description || ' ' || choice_words)) STORED,
	CONSTRAINT "opportunities_sell_has_company" CHECK (type = 'buy' or company_id is not null or unlisted_at is not null)
);
--> statement-breakpoint
CREATE TABLE "opportunity_sectors" (
	"opportunity_id" bigint NOT NULL,
	"sector_id" bigint NOT NULL,
	CONSTRAINT "opportunity_sectors_opportunity_id_sector_id_pk" PRIMARY KEY("opportunity_id","sector_id")
);
--> statement-breakpoint
CREATE TABLE "opportunity_sub_sectors" (
	"opportunity_id" bigint NOT NULL,
	"sub_sector_id" bigint NOT NULL,
	CONSTRAINT "opportunity_sub_sectors_opportunity_id_sub_sector_id_pk" PRIMARY KEY("opportunity_id","sub_sector_id")
);
--> statement-breakpoint
CREATE TABLE "opportunity_tags" (
	"opportunity_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "opportunity_tags_opportunity_id_tag_id_pk" PRIMARY KEY("opportunity_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "opportunity_views" (
	"opportunity_id" bigint PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "person_measures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_measures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_files" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"question_id" bigint NOT NULL,
	"part" "question_part" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions_and_answers" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"deal_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"asked_by" bigint NOT NULL,
	"subject" text,
	"category" text,
	"question" text NOT NULL,
	"answer" text,
	"answered_by" bigint,
	"edited_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"corrected_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "regions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"name_fr" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"country_id" bigint,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revenues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint,
	"opportunity_id" bigint,
	"deal_opportunity_id" bigint,
	"year" integer NOT NULL,
	"revenue" numeric(15, 2) NOT NULL,
	"number_of_employees" integer NOT NULL,
	"ebitda" numeric(15, 2),
	"net_profit" numeric(15, 2),
	"currency_id" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "revenues_one_owner" CHECK (num_nonnulls(company_id, opportunity_id, deal_opportunity_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "room_downloads" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"deal_id" bigint NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_step_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"remember_me" boolean NOT NULL,
	"confirmed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sectors" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sectors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"name_fr" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"hue" integer DEFAULT 0 NOT NULL,
	"need_help" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"remember_me" boolean DEFAULT false NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"idle_seconds" integer NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "sub_sectors" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sub_sectors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"name_fr" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"sector_id" bigint NOT NULL,
	"need_help" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"name_fr" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undo_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email_proven_at" timestamp with time zone,
	"phone" text DEFAULT '' NOT NULL,
	"linkedin_url" text DEFAULT '' NOT NULL,
	"image_key" text,
	"is_staff" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"closed_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_sectors" ADD CONSTRAINT "company_sectors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_sectors" ADD CONSTRAINT "company_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_sub_sectors" ADD CONSTRAINT "company_sub_sectors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_sub_sectors" ADD CONSTRAINT "company_sub_sectors_sub_sector_id_sub_sectors_id_fk" FOREIGN KEY ("sub_sector_id") REFERENCES "public"."sub_sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_tags" ADD CONSTRAINT "company_tags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_tags" ADD CONSTRAINT "company_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_room_visits" ADD CONSTRAINT "data_room_visits_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_room_visits" ADD CONSTRAINT "data_room_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_archives" ADD CONSTRAINT "deal_archives_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_archives" ADD CONSTRAINT "deal_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_events" ADD CONSTRAINT "deal_events_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_events" ADD CONSTRAINT "deal_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD CONSTRAINT "deal_opportunities_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD CONSTRAINT "deal_opportunities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD CONSTRAINT "deal_opportunities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunities" ADD CONSTRAINT "deal_opportunities_preferred_currency_id_currencies_id_fk" FOREIGN KEY ("preferred_currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_sectors" ADD CONSTRAINT "deal_opportunity_sectors_deal_opportunity_id_deal_opportunities_id_fk" FOREIGN KEY ("deal_opportunity_id") REFERENCES "public"."deal_opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_sectors" ADD CONSTRAINT "deal_opportunity_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_sub_sectors" ADD CONSTRAINT "deal_opportunity_sub_sectors_deal_opportunity_id_deal_opportunities_id_fk" FOREIGN KEY ("deal_opportunity_id") REFERENCES "public"."deal_opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_sub_sectors" ADD CONSTRAINT "deal_opportunity_sub_sectors_sub_sector_id_sub_sectors_id_fk" FOREIGN KEY ("sub_sector_id") REFERENCES "public"."sub_sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_tags" ADD CONSTRAINT "deal_opportunity_tags_deal_opportunity_id_deal_opportunities_id_fk" FOREIGN KEY ("deal_opportunity_id") REFERENCES "public"."deal_opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deal_opportunity_tags" ADD CONSTRAINT "deal_opportunity_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_access_request_id_access_requests_id_fk" FOREIGN KEY ("access_request_id") REFERENCES "public"."access_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_paused_by_users_id_fk" FOREIGN KEY ("paused_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "earlier_answers" ADD CONSTRAINT "earlier_answers_question_id_questions_and_answers_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_proofs" ADD CONSTRAINT "email_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exclusivity_proposals" ADD CONSTRAINT "exclusivity_proposals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exclusivity_proposals" ADD CONSTRAINT "exclusivity_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_reads" ADD CONSTRAINT "file_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_deal_opportunity_id_deal_opportunities_id_fk" FOREIGN KEY ("deal_opportunity_id") REFERENCES "public"."deal_opportunities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_sub_sector_id_sub_sectors_id_fk" FOREIGN KEY ("sub_sector_id") REFERENCES "public"."sub_sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_documents" ADD CONSTRAINT "loi_documents_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_documents" ADD CONSTRAINT "loi_documents_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_documents" ADD CONSTRAINT "loi_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_documents" ADD CONSTRAINT "loi_documents_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_documents" ADD CONSTRAINT "loi_documents_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_versions" ADD CONSTRAINT "loi_versions_loi_document_id_loi_documents_id_fk" FOREIGN KEY ("loi_document_id") REFERENCES "public"."loi_documents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_versions" ADD CONSTRAINT "loi_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loi_versions" ADD CONSTRAINT "loi_versions_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_deal_opportunity_id_deal_opportunities_id_fk" FOREIGN KEY ("deal_opportunity_id") REFERENCES "public"."deal_opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_preferred_currency_id_currencies_id_fk" FOREIGN KEY ("preferred_currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunity_sectors" ADD CONSTRAINT "opportunity_sectors_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunity_sectors" ADD CONSTRAINT "opportunity_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunity_sub_sectors" ADD CONSTRAINT "opportunity_sub_sectors_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunity_sub_sectors" ADD CONSTRAINT "opportunity_sub_sectors_sub_sector_id_sub_sectors_id_fk" FOREIGN KEY ("sub_sector_id") REFERENCES "public"."sub_sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunity_tags" ADD CONSTRAINT "opportunity_tags_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunity_tags" ADD CONSTRAINT "opportunity_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opportunity_views" ADD CONSTRAINT "opportunity_views_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_measures" ADD CONSTRAINT "person_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_measures" ADD CONSTRAINT "person_measures_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_question_id_questions_and_answers_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD CONSTRAINT "questions_and_answers_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD CONSTRAINT "questions_and_answers_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD CONSTRAINT "questions_and_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_tokens" ADD CONSTRAINT "recovery_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revenues" ADD CONSTRAINT "revenues_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revenues" ADD CONSTRAINT "revenues_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revenues" ADD CONSTRAINT "revenues_deal_opportunity_id_deal_opportunities_id_fk" FOREIGN KEY ("deal_opportunity_id") REFERENCES "public"."deal_opportunities"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "revenues" ADD CONSTRAINT "revenues_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_downloads" ADD CONSTRAINT "room_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_downloads" ADD CONSTRAINT "room_downloads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "room_downloads" ADD CONSTRAINT "room_downloads_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_step_tickets" ADD CONSTRAINT "second_step_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sub_sectors" ADD CONSTRAINT "sub_sectors_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "undo_links" ADD CONSTRAINT "undo_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_live_unique" ON "access_requests" USING btree ("opportunity_id","requester_id") WHERE status in ('pending', 'accepted') and closed_at is null;
--> statement-breakpoint
CREATE INDEX "access_requests_requester" ON "access_requests" USING btree ("requester_id","created_at","created_order");
--> statement-breakpoint
CREATE INDEX "access_requests_requester_expiry" ON "access_requests" USING btree ("requester_id","expires_at","created_order");
--> statement-breakpoint
CREATE INDEX "access_requests_opportunity" ON "access_requests" USING btree ("opportunity_id","created_at");
--> statement-breakpoint
CREATE INDEX "access_requests_inbox" ON "access_requests" USING btree ("opportunity_id","expires_at","created_at","created_order") WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "access_requests_expiry" ON "access_requests" USING btree ("expires_at") WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","id");
--> statement-breakpoint
CREATE INDEX "audit_events_user" ON "audit_events" USING btree (("about" ->> 'user'),"id");
--> statement-breakpoint
CREATE INDEX "audit_events_kind" ON "audit_events" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "companies_own_newest" ON "companies" USING btree ("owner_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "companies_own_name" ON "companies" USING btree ("owner_id","name" collate "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "companies_name_folded" ON "companies" USING gin (fold("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "company_sectors_sector" ON "company_sectors" USING btree ("sector_id");
--> statement-breakpoint
CREATE INDEX "contact_messages_ip" ON "contact_messages" USING btree ("ip","created_at");
--> statement-breakpoint
CREATE INDEX "contact_messages_to_mail" ON "contact_messages" USING btree ("id") WHERE mailed_at is null;
--> statement-breakpoint
CREATE INDEX "deal_archives_user" ON "deal_archives" USING btree ("user_id","deal_id");
--> statement-breakpoint
CREATE INDEX "deal_events_deal" ON "deal_events" USING btree ("deal_id","created_order");
--> statement-breakpoint
CREATE INDEX "deal_events_unannounced" ON "deal_events" USING btree ("created_at") WHERE event = 'details_changed' and announced_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "deal_opportunities_deal_unique" ON "deal_opportunities" USING btree ("deal_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "deals_request_unique" ON "deals" USING btree ("access_request_id");
--> statement-breakpoint
CREATE INDEX "deals_owner_newest" ON "deals" USING btree ("owner_id","created_at","created_order");
--> statement-breakpoint
CREATE INDEX "deals_requester_newest" ON "deals" USING btree ("requester_id","created_at","created_order");
--> statement-breakpoint
CREATE INDEX "deals_opportunity" ON "deals" USING btree ("opportunity_id","status");
--> statement-breakpoint
CREATE INDEX "deals_exclusive" ON "deals" USING btree ("exclusivity_ends_at","opportunity_id") WHERE status in ('active', 'paused');
--> statement-breakpoint
CREATE INDEX "deals_exclusivity" ON "deals" USING btree ("exclusivity_ends_at") WHERE exclusivity_closed_at is null;
--> statement-breakpoint
CREATE INDEX "earlier_answers_question" ON "earlier_answers" USING btree ("question_id");
--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "email_proofs_user" ON "email_proofs" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "exclusivity_proposals_open_unique" ON "exclusivity_proposals" USING btree ("deal_id") WHERE outcome is null;
--> statement-breakpoint
CREATE INDEX "faq_category" ON "faq" USING btree ("category_id","position");
--> statement-breakpoint
CREATE INDEX "favorites_opportunity" ON "favorites" USING btree ("opportunity_id");
--> statement-breakpoint
CREATE INDEX "file_reads_file" ON "file_reads" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id","kind");
--> statement-breakpoint
CREATE INDEX "files_opportunity" ON "files" USING btree ("opportunity_id","kind");
--> statement-breakpoint
CREATE INDEX "files_deal_opportunity" ON "files" USING btree ("deal_opportunity_id","kind","number");
--> statement-breakpoint
CREATE INDEX "files_deal" ON "files" USING btree ("deal_id");
--> statement-breakpoint
CREATE INDEX "files_background_images" ON "files" USING btree ("created_order","uploaded_by") WHERE kind = 'background_image' and hidden_at is null;
--> statement-breakpoint
CREATE INDEX "files_sub_sector" ON "files" USING btree ("sub_sector_id","created_order","uploaded_by") WHERE kind = 'background_image' and hidden_at is null;
--> statement-breakpoint
CREATE INDEX "files_storage_key" ON "files" USING btree ("storage_key");
--> statement-breakpoint
CREATE INDEX "files_unannounced" ON "files" USING btree ("created_at") WHERE announced_at is null and deal_opportunity_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "files_company_ledger" ON "files" USING btree ("company_id") WHERE kind = 'general_ledger' and hidden_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "files_opportunity_ledger" ON "files" USING btree ("opportunity_id") WHERE kind = 'general_ledger' and hidden_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "files_deal_opportunity_ledger" ON "files" USING btree ("deal_opportunity_id") WHERE kind = 'general_ledger' and hidden_at is null;
--> statement-breakpoint
CREATE INDEX "local_openid_records_ends" ON "local_openid_records" USING btree ("ends_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "loi_documents_open_unique" ON "loi_documents" USING btree ("deal_id") WHERE status = 'submitted';
--> statement-breakpoint
CREATE UNIQUE INDEX "loi_documents_accepted_unique" ON "loi_documents" USING btree ("opportunity_id") WHERE status = 'accepted' and ended_at is null;
--> statement-breakpoint
CREATE INDEX "loi_documents_deal" ON "loi_documents" USING btree ("deal_id","created_order");
--> statement-breakpoint
CREATE INDEX "loi_documents_expiry" ON "loi_documents" USING btree ("expiration_date") WHERE status = 'submitted';
--> statement-breakpoint
CREATE UNIQUE INDEX "loi_versions_unique" ON "loi_versions" USING btree ("loi_document_id","version");
--> statement-breakpoint
CREATE INDEX "moderation_events_opportunity" ON "moderation_events" USING btree ("opportunity_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "notification_settings_user" ON "notification_settings" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notifications_user_newest" ON "notifications" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_user_written" ON "notifications" USING btree ("user_id","written_by");
--> statement-breakpoint
CREATE INDEX "notifications_user_read" ON "notifications" USING btree ("user_id","is_read","id");
--> statement-breakpoint
CREATE INDEX "notifications_user_type" ON "notifications" USING btree ("user_id","type");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE not is_read;
--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("id") WHERE mail_wanted and mailed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe" ON "notifications" USING btree ("user_id","dedupe_key");
--> statement-breakpoint
CREATE INDEX "offices_company" ON "offices" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "offices_opportunity" ON "offices" USING btree ("opportunity_id");
--> statement-breakpoint
CREATE INDEX "offices_deal_opportunity" ON "offices" USING btree ("deal_opportunity_id");
--> statement-breakpoint
CREATE INDEX "opportunities_public_newest" ON "opportunities" USING btree ("created_at","id","type","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_newest" ON "opportunities" USING btree ("type","created_at","id","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_public_price" ON "opportunities" USING btree ("asking_price","id","type","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_price" ON "opportunities" USING btree ("type","asking_price","id","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_public_title" ON "opportunities" USING btree ("project_title" collate "und-x-icu","id","type","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_public_typed_title" ON "opportunities" USING btree ("type","project_title" collate "und-x-icu","id","asking_price","country_id","region_id","latest_revenue","latest_ebitda","preferred_min_revenue","preferred_max_revenue","preferred_ebitda_min","preferred_ebitda_max") WHERE validated and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_own_newest" ON "opportunities" USING btree ("owner_id","type","created_at","id","validated","sold_at") WHERE unlisted_at is null or unlisted_at = sold_at;
--> statement-breakpoint
CREATE INDEX "opportunities_own_price" ON "opportunities" USING btree ("owner_id","type","asking_price","id","validated","sold_at") WHERE unlisted_at is null or unlisted_at = sold_at;
--> statement-breakpoint
CREATE INDEX "opportunities_own_title" ON "opportunities" USING btree ("owner_id","type","project_title" collate "und-x-icu","id","validated","sold_at") WHERE unlisted_at is null or unlisted_at = sold_at;
--> statement-breakpoint
CREATE INDEX "opportunities_review" ON "opportunities" USING btree ("created_at","id") WHERE validated is null and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_review_submitted" ON "opportunities" USING btree ("submitted_at","id") WHERE validated is null and unlisted_at is null;
--> statement-breakpoint
CREATE INDEX "opportunities_owner" ON "opportunities" USING btree ("owner_id","id");
--> statement-breakpoint
CREATE INDEX "opportunities_company" ON "opportunities" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "opportunities_search" ON "opportunities" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "opportunities_title_folded" ON "opportunities" USING gin (fold("project_title") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "opportunity_sectors_sector" ON "opportunity_sectors" USING btree ("sector_id","opportunity_id");
--> statement-breakpoint
CREATE INDEX "opportunity_sub_sectors_sub_sector" ON "opportunity_sub_sectors" USING btree ("sub_sector_id","opportunity_id");
--> statement-breakpoint
CREATE INDEX "opportunity_tags_tag" ON "opportunity_tags" USING btree ("tag_id","opportunity_id");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "person_measures_user" ON "person_measures" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "question_files_question" ON "question_files" USING btree ("question_id");
--> statement-breakpoint
CREATE INDEX "questions_deal" ON "questions_and_answers" USING btree ("deal_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "questions_deal_number" ON "questions_and_answers" USING btree ("deal_id","number");
--> statement-breakpoint
CREATE INDEX "rate_counts_ends" ON "rate_counts" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "recovery_tokens_user" ON "recovery_tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "regions_name_unique" ON "regions" USING btree (lower("name"),coalesce("country_id", 0),(case when "accepted" then 0 else coalesce("created_by", -"id") end)) WHERE not "regions"."deleted";
--> statement-breakpoint
CREATE INDEX "regions_country" ON "regions" USING btree ("country_id","name" collate "und-x-icu","id");
--> statement-breakpoint
CREATE INDEX "regions_by_name" ON "regions" USING btree ("name" collate "und-x-icu","id") WHERE not "regions"."deleted";
--> statement-breakpoint
CREATE INDEX "regions_name_folded" ON "regions" USING gin (fold("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "regions_name_fr_folded" ON "regions" USING gin (fold("name_fr") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "regions_created_by" ON "regions" USING btree ("created_by","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "revenues_company_year" ON "revenues" USING btree ("company_id","year");
--> statement-breakpoint
CREATE UNIQUE INDEX "revenues_opportunity_year" ON "revenues" USING btree ("opportunity_id","year");
--> statement-breakpoint
CREATE UNIQUE INDEX "revenues_deal_opportunity_year" ON "revenues" USING btree ("deal_opportunity_id","year");
--> statement-breakpoint
CREATE INDEX "room_downloads_user" ON "room_downloads" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word");
--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "second_step_tickets_user" ON "second_step_tickets" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sign_in_failures_key" ON "sign_in_failures" USING btree ("key","at");
--> statement-breakpoint
CREATE INDEX "sign_in_tickets_user" ON "sign_in_tickets" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "social_accounts_user" ON "social_accounts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sub_sectors_sector" ON "sub_sectors" USING btree ("sector_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_unique" ON "tags" USING btree (lower("name"),(case when "accepted" then 0 else coalesce("created_by", -"id") end)) WHERE not "tags"."deleted";
--> statement-breakpoint
CREATE INDEX "tags_by_name" ON "tags" USING btree ("name" collate "und-x-icu","id") WHERE not "tags"."deleted";
--> statement-breakpoint
CREATE INDEX "tags_name_folded" ON "tags" USING gin (fold("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tags_name_fr_folded" ON "tags" USING gin (fold("name_fr") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "tags_created_by" ON "tags" USING btree ("created_by","created_at");
--> statement-breakpoint
CREATE INDEX "undo_links_user" ON "undo_links" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "undo_links_email" ON "undo_links" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "users_text" ON "users" USING gin (fold(("first_name" || ' ' || "last_name" || chr(10) || "email")) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ((("last_name" || ' ' || "first_name") collate "und-x-icu"),"id") WHERE "users"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ((("last_name" || ' ' || "first_name") collate "und-x-icu"),"id") WHERE "users"."suspended_at" is not null and "users"."closed_at" is null;
--> statement-breakpoint
-- Lists are read from indexes alone; that needs pages that vacuum has seen, after inserts too.
ALTER TABLE "opportunities" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "notifications" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- Derived columns of a listing. Triggers keep them, as the database keeps `search`: no writer can forget them. Neither what only the owner and
-- staff may read is searched for, nor 'Need help', which is no sector.
CREATE FUNCTION choice_words_of(listing bigint, country bigint, region bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(name || ' ' || name_fr, ' '), '') FROM (
    SELECT s.name, s.name_fr FROM opportunity_sectors l JOIN sectors s ON s.id = l.sector_id WHERE l.opportunity_id = listing AND NOT s.need_help
    UNION ALL
    SELECT s.name, s.name_fr FROM opportunity_sub_sectors l JOIN sub_sectors s ON s.id = l.sub_sector_id WHERE l.opportunity_id = listing AND NOT s.need_help
    UNION ALL
    SELECT t.name, t.name_fr FROM opportunity_tags l JOIN tags t ON t.id = l.tag_id WHERE l.opportunity_id = listing AND t.accepted
    UNION ALL
    SELECT c.name, c.name_fr FROM countries c WHERE c.id = country
    UNION ALL
    SELECT r.name, r.name_fr FROM regions r WHERE r.id = region AND r.accepted
  ) names
$$;
--> statement-breakpoint
CREATE FUNCTION set_choice_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.choice_words := choice_words_of(new.id, new.country_id, new.region_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_choice_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
    WHERE o.id IN (SELECT opportunity_id FROM changed);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_latest_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET latest_revenue = r.revenue, latest_ebitda = r.ebitda
    FROM (SELECT DISTINCT opportunity_id FROM changed WHERE opportunity_id IS NOT NULL) c
      LEFT JOIN LATERAL (SELECT revenue, ebitda FROM revenues y WHERE y.opportunity_id = c.opportunity_id
        ORDER BY year DESC LIMIT 1) r ON true
    WHERE o.id = c.opportunity_id AND (o.latest_revenue, o.latest_ebitda) IS DISTINCT FROM (r.revenue, r.ebitda);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of(listing opportunities) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT word FROM unnest(tsvector_to_array(to_tsvector('plain_unaccent', concat_ws(' ', listing.project_title, listing.activity,
    listing.unique_selling_proposition, listing.preferred_description, listing.choice_words)))) word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[[:digit:][:punct:]]'
$$;
--> statement-breakpoint
CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word) SELECT fresh FROM words_of(new) fresh
    WHERE NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = fresh);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER choice_words BEFORE INSERT OR UPDATE OF country_id, region_id ON opportunities
  FOR EACH ROW EXECUTE FUNCTION set_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_insert AFTER INSERT ON opportunity_sectors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_delete AFTER DELETE ON opportunity_sectors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_insert AFTER INSERT ON opportunity_sub_sectors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_delete AFTER DELETE ON opportunity_sub_sectors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_insert AFTER INSERT ON opportunity_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER choice_words_delete AFTER DELETE ON opportunity_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_choice_words();
--> statement-breakpoint
CREATE TRIGGER latest_figures_insert AFTER INSERT ON revenues REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_latest_figures();
--> statement-breakpoint
CREATE TRIGGER latest_figures_update AFTER UPDATE ON revenues REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_latest_figures();
--> statement-breakpoint
CREATE TRIGGER latest_figures_delete AFTER DELETE ON revenues REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_latest_figures();
--> statement-breakpoint
-- Only of what is published: a search must not tell what others have not yet published.
CREATE TRIGGER words_insert AFTER INSERT ON opportunities FOR EACH ROW WHEN (new.validated AND new.unlisted_at IS NULL)
  EXECUTE FUNCTION learn_words();
--> statement-breakpoint
CREATE TRIGGER words_update AFTER UPDATE ON opportunities FOR EACH ROW
  WHEN (new.validated AND new.unlisted_at IS NULL AND (old.validated IS DISTINCT FROM new.validated
    OR old.unlisted_at IS DISTINCT FROM new.unlisted_at OR old.search IS DISTINCT FROM new.search))
  EXECUTE FUNCTION learn_words();
--> statement-breakpoint
CREATE FUNCTION keep_published_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.published_title := new.project_title;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER published_title BEFORE INSERT OR UPDATE OF project_title, validated ON opportunities
  FOR EACH ROW WHEN (new.validated) EXECUTE FUNCTION keep_published_title();
--> statement-breakpoint
CREATE FUNCTION renew_choice_words_of_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id)
    WHERE o.id IN (SELECT l.opportunity_id FROM opportunity_tags l WHERE l.tag_id = new.id);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_choice_words_of_region() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE opportunities o SET choice_words = choice_words_of(o.id, o.country_id, o.region_id) WHERE o.region_id = new.id;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER choice_words AFTER UPDATE OF accepted ON tags
  FOR EACH ROW WHEN (old.accepted IS DISTINCT FROM new.accepted) EXECUTE FUNCTION renew_choice_words_of_tag();
--> statement-breakpoint
CREATE TRIGGER choice_words AFTER UPDATE OF accepted ON regions
  FOR EACH ROW WHEN (old.accepted IS DISTINCT FROM new.accepted) EXECUTE FUNCTION renew_choice_words_of_region();
--> statement-breakpoint
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
--> statement-breakpoint
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
