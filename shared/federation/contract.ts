import type { ComponentType } from 'react';
import type { Language } from '../contract/vocabulary.ts';

/** Raised when `RemoteModule` or `remote.json` change in a way that an older host can't mount. */
export const CONTRACT_VERSION = 1;

/** Who may open a route. A guest is someone who is not signed in; staff are signed in too. */
export type RouteAccess = 'anyone' | 'guest' | 'signed-in' | 'staff';

/** An entry in the host's navigation. `label` is a key of the remote's own namespace; lower `order` comes first. */
export interface RemoteNav {
  label: string;
  order: number;
  group?: 'main' | 'user';
  /** The words of `label`, put in by the build. */
  text?: Record<Language, string>;
}

/** Where a page is mounted, and who may open it. */
export interface RemoteRoute {
  path: string;
  page: string;
  access: RouteAccess;
  nav?: RemoteNav;
}

/** `src/remote.json` of a remote: what it mounts. Data, so that a new page needs no build of the host. */
export interface RemoteDescriptor {
  name: string;
  namespace: string;
  contract: number;
  routes: RemoteRoute[];
  widgets: string[];
  modals: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: the props of a page are known to the remote and to who mounts it, not here
export type RemoteComponent = ComponentType<any>;

/** A lazy component: a module whose default export, or only named component, is mounted. */
export type RemoteLoad = () => Promise<RemoteComponent | Record<string, RemoteComponent>>;

export type RemoteKind = 'pages' | 'widgets' | 'modals';

/** What `./remote` of every remote exports as `remote`. */
export type RemoteModule = Record<RemoteKind, Record<string, RemoteLoad>>;

/** One published version of a remote, as the release set tells it to the browser. */
export interface RemoteRelease {
  version: string;
  contract: number;
  namespace: string;
  /** The global variable that the entry script defines: its own for each version, so that two never mix. */
  global: string;
  entry: string;
  integrity: string;
  preload: string[];
  /** Files of each page, so that the html of its route can name them. */
  pages: Record<string, string[]>;
  routes: RemoteRoute[];
  widgets: string[];
  modals: string[];
  locales: Partial<Record<Language, string>>;
  /** The shared entry points and packages it was built without, with the version it wants of each. */
  requires: Record<string, string>;
  /** Entry point -> what it imports of it, sorted. Empty in what an older build published. */
  uses: Record<string, string[]>;
  /** The version of the api's contract that it was built against; empty in what an older build published. */
  api: string;
}

/** A remote in the release set. */
export interface ReleasedRemote extends RemoteRelease {
  /** The last version before this one: mounted when this one can't be loaded. */
  fallback: RemoteRelease | null;
}

/** The host in the release set. */
export interface ReleasedHost {
  version: string;
  scripts: string[];
  styles: string[];
  /** Chunks that the first page needs anyway, fetched at the same time as `scripts`. */
  preload: string[];
  fonts: string[];
  icon: string | null;
  /** Import specifier -> version of all that it shares with remotes. */
  provides: Record<string, string>;
  /** Entry point -> the names it exports, sorted. Empty in what an older build published. */
  exports: Record<string, string[]>;
  /** The pages of the shell itself: `src/host.json`. */
  routes: RemoteRoute[];
  locales: Partial<Record<Language, Record<string, string>>>;
}

/** What is current: the host and each remote, in one version each. In the html as `#release-set`. */
export interface ReleaseSet {
  id: string;
  createdAt: string;
  host: ReleasedHost;
  remotes: Record<string, ReleasedRemote>;
}
