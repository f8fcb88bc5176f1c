CREATE TABLE "list_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
