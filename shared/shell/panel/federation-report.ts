import type { LedgerEntry, ReleaseHistory } from '../../contract/schemas.ts';
import type { RemoteError, RemoteErrorCode } from '../../federation/index.ts';

/** What a page knows about its remotes; as JSON for a bug report. Times in ms, sizes in bytes. What a shell does not know is left out. */
export interface FederationReport extends PageFacts {
  /** `isPreview`: this browser has it by a preview link. `share`: how many percent of people have it, while it is that of a rollout. */
  set?: { id: string; createdAt: string; isCurrent: boolean; isPreview: boolean; share: number | undefined };
  /** In a mock host: the product whose api is used, or the recording that is replayed. */
  backend?: string;
  packages: PackageReport[];
  /** Who provides each shared module, and which remotes need it. */
  shared: { module: string; version: string; provider: string; users: string[] }[];
  /** In a mock host: what the remote may ask for, and what it was refused. */
  asks?: Ask[];
  /** In a mock host: the budgets of `remote.json`, and what was built last, if anything was. */
  build?: { budgets: LedgerEntry['budgets']; last: LastBuild | null };
  /** What was released and revoked lately; null if that can't be read. A mock host has none. */
  releases?: ReleaseHistory | null;
  override?: { state: string; remote?: string; address?: string } | undefined;
}

/** The newest build of a remote, in its folder `dist`. */
export interface LastBuild {
  version: string;
  builtAt: string;
  /** As in the ledger of a release. */
  bytes: LedgerEntry['bytes'];
}

/** What every page can tell. */
export interface PageFacts {
  at: string;
  /** Without its query, which may hold what a person has searched for. */
  path: string;
  language: string;
  browser: string;
  window: string;
  failures: {
    at: string;
    code: RemoteErrorCode;
    remote: string;
    version: string | undefined;
    detail: string;
  }[];
  socket: string;
}

export interface PackageReport {
  name: string;
  version?: string;
  /** What runs of it in this page, if anything does. */
  runs: 'current' | 'fallback' | 'none' | 'source' | 'placeholder';
  fallback?: string | undefined;
  files?: number;
  /** Compressed, also of what came from the browser's cache. */
  size?: number;
  /** What came over the network. */
  transferred?: number;
  loadMs?: number | undefined;
  renderMs?: number | undefined;
  /** Why it may not run with this host. */
  gates?: string[];
}

/** A call, or the raw token. */
export interface Ask {
  what: string;
  /** Whether its `remote.json` says so; else it was refused. */
  declared: boolean;
  /** Why it needs the raw token. */
  reason?: string;
}

/** A failure of a remote in this page. */
export interface Failure {
  at: string;
  error: RemoteError;
}

interface PageState {
  language: string;
  failures: readonly Failure[];
  socket: string;
}

export const pageFacts = ({ language, failures, socket }: PageState): PageFacts => ({
  at: new Date().toISOString(),
  path: window.location.pathname,
  language,
  browser: navigator.userAgent,
  window: `${window.innerWidth}x${window.innerHeight}`,
  failures: failures.map(({ at, error: { code, remote, version, detail } }) => ({
    at,
    code,
    remote,
    version,
    detail,
  })),
  socket,
});
