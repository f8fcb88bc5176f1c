CREATE TABLE "document_folders" (
	"id" bigint PRIMARY KEY DEFAULT unguessable_id() NOT NULL,
	"deal_opportunity_id" bigint NOT NULL,
	"kind" "file_kind" NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "folder_id" bigint;--> statement-breakpoint
ALTER TABLE "document_folders" ADD CONSTRAINT "document_folders_deal_opportunity_id_deal_opportunities_id_fk" FOREIGN KEY ("deal_opportunity_id") REFERENCES "public"."deal_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_folders" ADD CONSTRAINT "document_folders_parent_id_document_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."document_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_folders_name" ON "document_folders" USING btree ("deal_opportunity_id","kind",coalesce(parent_id, 0),lower(name));--> statement-breakpoint
CREATE INDEX "document_folders_parent" ON "document_folders" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_folder_id_document_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."document_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_folder" ON "files" USING btree ("folder_id") WHERE folder_id is not null;