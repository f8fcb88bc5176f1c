/** Written by `write-parts.ts`: the remotes of the workspace, imported as they are. */
declare module 'twin-parts' {
  import type { ReleasedRemote, RemoteModule } from '@handover/shared/federation';

  interface Part
    extends Pick<ReleasedRemote, 'namespace' | 'routes' | 'widgets' | 'modals' | 'locales' | 'global'> {
    remote: RemoteModule;
  }
  export const parts: Record<string, Part>;
}
