import type { ComponentType } from 'react';
import type { Language } from '../contract/languages.ts';
import type { RemoteGrants } from '../kernel/platform/index.ts';

/** Raised when `RemoteModule` or `remote.json` change in a way that an older host can't mount. */
export const CONTRACT_VERSION = 2;

/** The people who can open a route. A guest is not signed in; staff are signed in, too. */
export type RouteAccess = 'anyone' | 'guest' | 'signed-in' | 'staff';

/** An entry in the host's navigation. `label` is a key of the remote's own namespace; lower `order` comes first. */
interface RemoteNav {
  label: string;
  order: number;
  group?: 'main' | 'user';
  /** The translations of `label`, added by the build. */
  text?: Record<Language, string>;
}

/** The path of a page, and who may open it. */
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
  /** The calls that its http client makes: `GET /api/deals/:id/`. The build compares them with its sources. */
  calls?: string[];
  /** Why it needs the raw token. Without a reason it does not get it. */
  rawToken?: string;
  /** The budgets of a release. The ledger of releases names what exceeds them. */
  budgets?: RemoteBudgets;
}

/** Each is optional. Bytes are those of all files of a kind, as sent, in kB; of texts those of one language. */
interface RemoteBudgets {
  js?: number | undefined;
  css?: number | undefined;
  texts?: number | undefined;
  /** Tasks of more than 50 ms for each minute in which its pages are in front. */
  longTasks?: number | undefined;
  /** The JavaScript heap of a page when its pages are left, on average, in MB. */
  memory?: number | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: only the remote and the caller that mounts it know the props
export type RemoteComponent = ComponentType<any>;

/** A lazy component: a module whose default export, or only named component, is mounted. */
export type RemoteLoad = () => Promise<RemoteComponent | Record<string, RemoteComponent>>;

export type RemoteKind = 'pages' | 'widgets' | 'modals';

/** The export `remote` of `./remote`, in every remote. */
export interface RemoteModule extends Record<RemoteKind, Record<string, RemoteLoad>> {
  /** The grants in its `remote.json`. Builds without our preset have none, and get the whole platform. */
  grants?: RemoteGrants;
}

/**
 * The files that a gateway needs to render pages on the server, and to name what they load. They are not in the html.
 */
export interface ServerFiles {
  /** The build for the server; none in releases of older builds, which browsers render. */
  server?: string | null | undefined;
  /** The style sheets of what has no hints: of the host its pages, of a remote its widgets. */
  styleSheets?: Record<string, string[]> | undefined;
  /** The shared modules that each widget of a remote needs. */
  widgetNeeds?: Record<string, string[]> | undefined;
  /** Files of each widget of a remote, for the preload hints of pages that show it; none in releases of older builds. */
  widgetFiles?: Record<string, string[]> | undefined;
  /**
   * The host's additions to each page of a signed-in person: its files and widgets of remotes. Absent in releases of
   * older builds.
   */
  signedIn?: { files: string[]; widgets: string[] } | undefined;
}

/** One published version of a remote in the release set. */
export interface RemoteRelease extends ServerFiles {
  version: string;
  contract: number;
  namespace: string;
  /** The global variable that the entry script defines; unique per version, so that two versions can be loaded. */
  global: string;
  entry: string;
  /** The integrity of the entry, which checks its chunks itself. */
  integrity: string;
  preload: string[];
  /** Files of each page, for the preload hints of its route. */
  pages: Record<string, string[]>;
  /** The integrity of each file of `preload`, `pages` and `widgetFiles`; empty in releases of older builds. */
  hashes: Record<string, string>;
  /** The shared modules that each page needs, for the preload hints of its route; empty in releases of older builds. */
  needs: Record<string, string[]>;
  routes: RemoteRoute[];
  widgets: string[];
  modals: string[];
  /** Files that have their SHA-256 in their name, so that a browser can check them. */
  locales: Partial<Record<Language, string>>;
  /** The shared entry points and packages it was built without, with the version it needs of each. */
  requires: Record<string, string>;
  /** Entry point -> the names that it imports, sorted. Empty in releases of older builds. */
  uses: Record<string, string[]>;
  /** The version of the api's contract that it was built against; empty in releases of older builds. */
  api: string;
  /** Entry point -> the version of its types that it was checked with, when it came into the set; none in older sets. */
  entryPoints?: Record<string, string> | undefined;
}

/** A remote in the release set. */
export interface ReleasedRemote extends RemoteRelease {
  /** The previous version, mounted when this one can't be loaded. */
  fallback: RemoteRelease | null;
}

/** The host in the release set. */
export interface ReleasedHost extends ServerFiles {
  version: string;
  scripts: string[];
  styles: string[];
  /** Chunks that the first page always needs, loaded together with `scripts`. */
  preload: string[];
  /** The integrity of each file of `scripts`, `styles`, `preload`, `signedIn` and `shared`; empty in releases of older builds. */
  hashes: Record<string, string>;
  /** Shared module -> the files that are loaded when a remote first uses it. Empty in releases of older builds. */
  shared: Record<string, string[]>;
  fonts: string[];
  icon: string | null;
  /** The document in which files are shown. Null in releases of older builds: there files are only downloaded. */
  previewFrame: string | null;
  /** Import specifier -> version of the modules that it shares with remotes. */
  provides: Record<string, string>;
  /** Entry point -> the names it exports, sorted. Empty in releases of older builds. */
  exports: Record<string, string[]>;
  /** The host's pages: `src/host.json`. */
  routes: RemoteRoute[];
  locales: Partial<Record<Language, Record<string, string>>>;
  /** Entry point -> the version of its types, as they have changed from release to release; none in older sets. */
  entryPoints?: Record<string, string> | undefined;
}

/** The current version of the host and of each remote. In the html as `#release-set`. */
export interface ReleaseSet {
  id: string;
  createdAt: string;
  host: ReleasedHost;
  remotes: Record<string, ReleasedRemote>;
  /** The document of the api that it was released on, in the release store. */
  api?: string | undefined;
  /** Package -> versions that were revoked: a page that has one leaves it at once. */
  revoked?: Record<string, string[]> | undefined;
}
