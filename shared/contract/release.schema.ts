import { z } from 'zod';

/** One version replaces another; null if there was or is none. */
export const releaseChangeSchema = z.object({
  name: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

const setId = z.string().regex(/^[\w.-]+$/);

/** One release or rollback, as `history/<number>.json` of the release store. */
export const releaseEntrySchema = z.object({
  number: z.number().int().positive(),
  at: z.string(),
  by: z.string(),
  machine: z.string(),
  action: z.enum(['release', 'rollback', 'start', 'promote']),
  /** The place from which it was promoted. */
  place: z.string().optional(),
  set: setId,
  /** The previous set; null for the first one. */
  before: setId.nullable(),
  changes: z.array(releaseChangeSchema),
  /** Whether the tool ran types and tests; `elsewhere` for a build from CI. */
  tests: z.enum(['passed', 'skipped', 'elsewhere']).optional(),
  /** By package: the hash of the sources whose tests passed. */
  sources: z.record(z.string(), z.string()).optional(),
  note: z.string().optional(),
});

/** `current.json` of the release store. Contains its history entry, so that both are written in one step. Older pointers have none. */
export const releasePointerSchema = z.object({ set: setId, entry: releaseEntrySchema.optional() });

export type ReleaseChange = z.infer<typeof releaseChangeSchema>;
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;
export type ReleasePointer = z.infer<typeof releasePointerSchema>;
