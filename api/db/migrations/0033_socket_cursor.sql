-- In two steps, so that the table is not written anew.
ALTER TABLE "notifications" ADD COLUMN "written_by" "xid8";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "written_by" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
CREATE INDEX "notifications_user_written" ON "notifications" USING btree ("user_id","written_by");
