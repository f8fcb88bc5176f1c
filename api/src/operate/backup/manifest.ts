import { z } from 'zod';

const blob = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });

/** What a backup has. It is written last: a backup without it is not complete. */
export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The times of the applied migrations, in ms: the schema of the tables. */
  migrations: z.array(z.number()),
  /** Definitions that differ by database: the secret of the ids. */
  functions: z.array(z.string()),
  /** The content of a table is what PostgreSQL's COPY writes. */
  tables: z.array(blob.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), last: z.number(), called: z.boolean() })),
  files: z.array(blob),
  /** The storage keys of rows whose file was missing already. */
  lost: z.array(z.string()),
  /** What names others comes first. */
  releases: z.array(blob),
  /** The secrets that sign sessions, if they were in the data folder. */
  secrets: blob.nullable(),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Blob = z.output<typeof blob>;
export const MANIFEST = 'manifest.json';
