import { z } from 'zod';

/** One version replaces another; null if there was or is none. */
export const releaseChangeSchema = z.object({
  name: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** Something that a version asks of the product, its api or its visitors. */
const releaseAskSchema = z.object({
  kind: z.enum(['call', 'rawToken', 'modal', 'widget', 'module', 'page']),
  /** A call, path or name; of the raw token why it is needed. */
  name: z.string(),
  /** Who may open a page now, and who could before, if it existed. */
  access: z.string().optional(),
  before: z.string().optional(),
});

const bytes = z.object({ js: z.number(), css: z.number(), texts: z.number() });

/** The weight of a release of a package, and what it newly asks for. */
const ledgerSchema = z.object({
  /** The bytes of all its files, as sent, with `texts` of one language. */
  bytes,
  /** The same of the version before; none for the first one. */
  before: bytes.optional(),
  /** Rights that the version before did not ask for. */
  asks: z.array(releaseAskSchema),
  /** The budgets in its `remote.json`: kB, long tasks per minute, MB. */
  budgets: z
    .object({
      js: z.number().optional(),
      css: z.number().optional(),
      texts: z.number().optional(),
      longTasks: z.number().optional(),
      memory: z.number().optional(),
    })
    .optional(),
});

const setId = z.string().regex(/^[\w.-]+$/);

/** One release or rollback, as `history/<number>.json` of the release store. */
export const releaseEntrySchema = z.object({
  number: z.number().int().positive(),
  at: z.string(),
  by: z.string(),
  machine: z.string(),
  /** A rollout begins with `canary`, is widened in steps, and ends by becoming current or by `stop`. */
  action: z.enum(['release', 'rollback', 'start', 'promote', 'canary', 'widen', 'stop', 'revoke']),
  /** The place from which it was promoted. */
  place: z.string().optional(),
  set: setId,
  /** The previous set; null for the first one. */
  before: setId.nullable(),
  changes: z.array(releaseChangeSchema),
  /** The percentage of people who have the set of a rollout from now on. */
  share: z.number().positive().max(100).optional(),
  /** The version that does not come back. */
  revoked: z.object({ name: z.string(), version: z.string() }).optional(),
  /** Whether the tool ran types and tests; `elsewhere` for a build from CI. */
  tests: z.enum(['passed', 'skipped', 'elsewhere']).optional(),
  /** The hash of the sources whose tests passed, by package. */
  sources: z.record(z.string(), z.string()).optional(),
  /** The commit of the build; null if files differed from every commit. */
  commit: z.string().nullable().optional(),
  note: z.string().optional(),
  /** Why somebody moved versions of teams that they are not in. */
  emergency: z.string().optional(),
  /** Why a version came again that was taken back before. */
  again: z.string().optional(),
  /** The ledger of each new package. An entry of another version of the tool that has another format is left out. */
  ledger: z.record(z.string(), ledgerSchema).optional().catch(undefined),
});

/** A set that a part of people has, beside the current one. */
const rolloutSchema = z.object({
  /** Another one for each rollout, also of the same set. */
  id: z.string().regex(/^[0-9a-f]{8}$/),
  set: setId,
  /** How many percent of people have it. */
  share: z.number().positive().lt(100),
  /** When that began. */
  since: z.string(),
  /** How many of these people, and how many minutes, are waited for before it is widened. */
  people: z.number().int().positive(),
  minutes: z.number().nonnegative(),
});

/** `current.json` of the release store. Contains its history entry, so that both are written in one step. Older pointers have none. */
export const releasePointerSchema = z.object({
  set: setId,
  entry: releaseEntrySchema.optional(),
  rollout: rolloutSchema.optional(),
});

export type ReleaseAsk = z.infer<typeof releaseAskSchema>;
export type LedgerEntry = z.infer<typeof ledgerSchema>;
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;
export type RolloutRecord = z.infer<typeof rolloutSchema>;
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;
export type ReleasePointer = z.infer<typeof releasePointerSchema>;

/** A version that does not come back. */
interface RevokedVersion {
  name: string;
  version: string;
  at: string;
  by: string;
  note?: string | undefined;
}

/**
 * The history of a release store for staff, the newest first: the last entries of its place, without names of
 * machines, and all revoked versions.
 */
export interface ReleaseHistory {
  entries: Pick<
    ReleaseEntry,
    | 'number'
    | 'at'
    | 'by'
    | 'action'
    | 'place'
    | 'set'
    | 'changes'
    | 'share'
    | 'revoked'
    | 'note'
    | 'emergency'
    | 'again'
    | 'ledger'
  >[];
  revoked: RevokedVersion[];
}
