CREATE TABLE "published_answers" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"opportunity_id" bigint NOT NULL,
	"question_id" bigint,
	"published_by" bigint NOT NULL,
	"acted_by" bigint DEFAULT nullif(current_setting('handover.acted_by', true), '')::bigint,
	"subject" text,
	"category" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"corrected_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_assignments" (
	"question_id" bigint NOT NULL,
	"party_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_assignments_question_id_party_id_pk" PRIMARY KEY("question_id","party_id")
);
--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_question_id_questions_and_answers_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_question_id_questions_and_answers_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_party_id_users_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_assignments" ADD CONSTRAINT "question_assignments_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_answers_opportunity" ON "published_answers" USING btree ("opportunity_id","created_at");--> statement-breakpoint
CREATE INDEX "published_answers_published_by" ON "published_answers" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "published_answers_once" ON "published_answers" USING btree ("question_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "question_assignments_party" ON "question_assignments" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "question_assignments_person" ON "question_assignments" USING btree ("person_id");