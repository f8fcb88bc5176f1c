CREATE TYPE "public"."letter_mark" AS ENUM('favoured', 'possible', 'unlikely');--> statement-breakpoint
CREATE TABLE "letter_marks" (
	"loi_document_id" bigint PRIMARY KEY NOT NULL,
	"mark" "letter_mark",
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_marks" ADD CONSTRAINT "letter_marks_loi_document_id_loi_documents_id_fk" FOREIGN KEY ("loi_document_id") REFERENCES "public"."loi_documents"("id") ON DELETE cascade ON UPDATE no action;