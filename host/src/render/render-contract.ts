import type { Language } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import type { PrefetchedState } from '@handover/shared/query';

/** Raised when the gateway and the server build of a host can no longer work together; then browsers render. */
export const RENDER_VERSION = 1;

/** Texts by namespace, as in their files. */
export type Texts = Record<string, Record<string, unknown>>;

/**
 * The functions and data that the gateway gives the server build of a set. They are plain, since the two are built
 * apart.
 */
export interface RenderHost {
  set: ReleaseSet;
  /** The internal address of the api. */
  apiUrl: string;
  /** All texts of the set in a language. */
  texts: Record<Language, Texts>;
  /** The exports of the server build of a remote; throws if it has none. */
  loadRemote: (remote: string) => unknown;
  /** Called whenever a component of a remote begins to render. */
  onRemote: (remote: string) => void;
  /** Called for each part that the browser has to render instead. */
  onFault: (fault: RenderFault) => void;
}

/** One page for one person. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  language: Language;
  colorScheme: 'light' | 'dark' | undefined;
  /** The access token. */
  access: string | undefined;
  /** Headers for the api: whose request it is. */
  headers: Record<string, string>;
  now: number;
  /** Its IANA name. */
  timeZone: string;
  nonce: string;
  operator: string | undefined;
  /** The time zone in which the days of the marketplace end; a gateway of before does not say it. */
  marketZone?: string;
  /** Remotes that are left to the browser. */
  excluded: readonly string[];
  /** How long data is waited for, and the whole, in ms. */
  dataMs: number;
  totalMs: number;
}

/** Why the browser has to render a part. */
export interface RenderFault {
  /** Undefined: the host. */
  remote: string | undefined;
  message: string;
}

export interface RenderResult {
  html: string;
  /** The styles of single elements; see `moveStyles`. */
  css: string;
  state: PrefetchedState;
  /** The mounted components, `<remote>/<kind>/<name>`. */
  parts: string[];
  /** Whether all data arrived in time, and nothing failed. */
  isComplete: boolean;
  /** Statuses of responses that were errors. */
  failed: number[];
}

/** The exports of the server build of a host. */
export interface ServerBuild {
  RENDER_VERSION: number;
  /** The modules that it provides to remotes, by import specifier. */
  loadProvided: () => Promise<Record<string, unknown>>;
  createRenderer: (host: RenderHost) => (request: RenderRequest) => Promise<RenderResult>;
  /**
   * Used by the trial before a release: the parts of a remote that can't be loaded, in words. Older builds do not
   * have it.
   */
  loadAll?: (set: ReleaseSet, name: string, requireRemote?: () => unknown) => Promise<string[]>;
}
