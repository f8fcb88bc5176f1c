import type { ReleasedRemote, RemoteError, RemoteLoader } from '../federation/index.ts';
import type { Platform } from '../kernel/platform/index.ts';
import type { ShellPages } from './routes/shell-page.ts';

/** The part of a release set that the shell needs: what each remote mounts, by its name. */
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
  /** Whether a retry can't help, but a reload with the current release set may. */
  readonly isSuperseded?: (error: RemoteError) => Promise<boolean>;
}
