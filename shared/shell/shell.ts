import type { ReleasedRemote, RemoteError, RemoteLoader } from '../federation/index.ts';
import type { Platform } from '../kernel/platform/index.ts';
import type { OwnPages } from './routes/own-page.ts';

/** What each remote mounts, by its name: all that the shell has to know of a release set. */
export interface ShellSet {
  readonly remotes: Readonly<
    Record<string, Pick<ReleasedRemote, 'namespace' | 'routes' | 'widgets' | 'modals'>>
  >;
}

/** What the frame and its routes are made of: who is here and what exists. */
export interface Shell {
  readonly platform: Platform;
  readonly loader: RemoteLoader;
  readonly set: ShellSet;
  /** The lazy pages of the shell itself. */
  readonly pages: OwnPages;
  /** Whether asking a remote again can't help, while another set is current that may. */
  readonly isSuperseded?: (error: RemoteError) => Promise<boolean>;
}
