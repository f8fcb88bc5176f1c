import type { ReleasedRemote, RemoteError, RemoteLoader } from '../federation/index.ts';
import type { Platform } from '../kernel/platform/index.ts';
import type { ShellPages } from './routes/shell-page.ts';

/** What the shell needs of a release set: what each remote mounts, by the name of the remote. */
export interface ShellSet {
  readonly remotes: Readonly<
    Record<string, Pick<ReleasedRemote, 'namespace' | 'routes' | 'widgets' | 'modals'>>
  >;
}

export interface Shell {
  readonly platform: Platform;
  readonly loader: RemoteLoader;
  readonly set: ShellSet;
  /** The lazy pages of the shell itself. */
  readonly pages: ShellPages;
  /** Whether a retry can't help, but loading the page with the current release set may. */
  readonly isSuperseded?: (error: RemoteError) => Promise<boolean>;
}
