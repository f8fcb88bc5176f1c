CREATE TYPE "public"."question_part" AS ENUM('question', 'answer');--> statement-breakpoint
ALTER TYPE "public"."file_kind" ADD VALUE 'attachment' BEFORE 'background_image';--> statement-breakpoint
CREATE TABLE "earlier_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earlier_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"answer" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_files" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"part" "question_part" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "questions_and_answers" q SET "number" = n."number" FROM (SELECT "id", row_number() OVER (PARTITION BY "deal_id" ORDER BY "created_at", "id") AS "number" FROM "questions_and_answers") n WHERE n."id" = q."id";--> statement-breakpoint
ALTER TABLE "questions_and_answers" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions_and_answers" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "earlier_answers" ADD CONSTRAINT "earlier_answers_question_id_questions_and_answers_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_question_id_questions_and_answers_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_answers_question" ON "earlier_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_files_question" ON "question_files" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_deal_number" ON "questions_and_answers" USING btree ("deal_id","number");