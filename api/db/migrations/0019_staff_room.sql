CREATE TABLE "failed_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"code" text,
	"failures" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"name" text NOT NULL,
	"records" integer
);
--> statement-breakpoint
CREATE TABLE "failed_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"code" text,
	"failures" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"sealed" text,
	"useful_until" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"user_id" bigint,
	"message_id" bigint
);
--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "failed_jobs_name" ON "failed_jobs" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "failed_mails_user" ON "failed_mails" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "failed_mails_message" ON "failed_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "failed_mails_latest" ON "failed_mails" USING btree ("last_failed_at","id");--> statement-breakpoint
CREATE INDEX "failed_mails_email" ON "failed_mails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "failed_mails_due" ON "failed_mails" USING btree ("next_try_at") WHERE sealed is not null;