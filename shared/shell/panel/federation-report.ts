import type { LedgerEntry, ReleaseHistory } from '../../contract/schemas.ts';
import type { RemoteError, RemoteErrorCode } from '../../federation/index.ts';

/**
 * The facts that a page knows about its remotes, as JSON for a bug report. Times are in ms, sizes in bytes. Facts
 * that a shell does not know are left out.
 */
export interface FederationReport extends PageFacts {
  /** `isPreview`: this browser has it by a preview link. `share`: how many percent of people have it, while it is that of a rollout. */
  set?: { id: string; createdAt: string; isCurrent: boolean; isPreview: boolean; share: number | undefined };
  /** The product whose api a mock host uses, or the recording that it replays. */
  backend?: string;
  packages: PackageReport[];
  /** The provider of each shared module, and the remotes that need it. */
  shared: { module: string; version: string; provider: string; users: string[] }[];
  /** The calls that the remote in a mock host may make, and those that were refused. */
  asks?: Ask[];
  /** The budgets of `remote.json` in a mock host, and the last build, if there was one. */
  build?: { budgets: LedgerEntry['budgets']; last: LastBuild | null };
  /** The recent releases and revocations; null if they can't be read. A mock host has none. */
  releases?: ReleaseHistory | null;
  override?: { state: string; remote?: string; address?: string } | undefined;
}

/** The newest build of a remote, in its folder `dist`. */
export interface LastBuild {
  version: string;
  builtAt: string;
  /** The sizes, as in the ledger of a release. */
  bytes: LedgerEntry['bytes'];
}

/** The facts that every page knows. */
export interface PageFacts {
  at: string;
  /** The path without its query, which may contain a search of the user. */
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
  /** The version that runs in this page, if any. */
  runs: 'current' | 'fallback' | 'none' | 'source' | 'placeholder';
  fallback?: string | undefined;
  files?: number;
  /** The compressed size, also of files from the browser's cache. */
  size?: number;
  /** The bytes that were transferred over the network. */
  transferred?: number;
  loadMs?: number | undefined;
  renderMs?: number | undefined;
  /** Why it may not run with this host. */
  gates?: string[];
}

/** A call, or the raw token. */
export interface Ask {
  what: string;
  /** Whether its `remote.json` declares it; else it was refused. */
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
