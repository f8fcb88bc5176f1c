import type { ReleaseSet } from '@handover/shared/federation/contract';
import type { ApiDocument } from './api/api-changes.ts';
import type { LiveApi } from './compose/gates.ts';
import type { Change, HistoryEntry, LeaseRecord, Ledger, RolloutRecord } from './records.ts';
import type { Retention } from './retention/retention.ts';
import type { CanaryOptions } from './rollout/as-rollout.ts';
import type { EntryPointRelease } from './types/entry-point-versions.ts';

export interface ReleaseOptions {
  /** Where it becomes current: `production`, unless another one is named. */
  place?: string;
  /** Who releases; by default the user of the process. */
  by?: string;
  note?: string;
  tests?: HistoryEntry['tests'];
  sources?: HistoryEntry['sources'];
  /** `start` leaves out builds that were current before, so that it does not undo a rollback. */
  action?: 'release' | 'start';
  /** Remotes to remove from the set. */
  remove?: readonly string[];
  /** What was checked out where the builds were made; null if files differed from every commit. */
  commit?: string | null | undefined;
  /** Why a version comes again that was taken back. */
  again?: string | undefined;
  /** Whether pages may be opened to more people than before. */
  loosen?: boolean;
  /** Whether a version may weigh more than its `remote.json` allows. */
  overBudget?: boolean;
  /** Only a part of people get it at first: see `moveRollout`. */
  canary?: CanaryOptions | undefined;
  /** The private key in PEM of the team, by which these builds are signed. */
  signingKey?: string | undefined;
  /** The live api, if there is one. */
  api?: LiveApi | undefined;
  /** Of a start: asked for the document of the api that runs with a new set. It is kept, and the set is not checked against it. */
  startedApi?: () => Promise<ApiDocument | undefined>;
  retention?: Partial<Retention>;
  /** Called while another process holds the lock. */
  onWait?: (holder: LeaseRecord) => void;
}

export interface Released {
  set: ReleaseSet;
  /** False if the current set already has these versions. */
  isNew: boolean;
  changes: Change[];
  /** Builds that a start skipped, because they were current before another version was. */
  skipped: { name: string; version: string; current: string }[];
  /** The rollout that a start has found, and has left alone. */
  rollout?: RolloutRecord | undefined;
  /** The entry points whose types differ from those of the host before. */
  entryPoints: EntryPointRelease[];
  /** What the new versions weigh and newly ask for. */
  ledger: Ledger;
  /** Why the remotes were not loaded before, if they could not be. */
  untried?: string | undefined;
}
