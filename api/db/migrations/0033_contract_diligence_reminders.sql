DROP INDEX "diligence_lines_due";--> statement-breakpoint
ALTER TABLE "diligence_lines" DROP COLUMN "reminded_of";