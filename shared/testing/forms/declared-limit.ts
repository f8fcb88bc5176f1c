import { limitPlatform, type PlatformLimit, type RemoteGrants } from '../../kernel/platform/index.ts';

/** What `remote.json` declares, in tests of a remote. */
declare const HANDOVER_GRANTS: RemoteGrants | undefined;

/** Limits the platform to what the remote's `remote.json` declares. */
export const declaredLimit: PlatformLimit | undefined =
  typeof HANDOVER_GRANTS === 'undefined'
    ? undefined
    : limitPlatform(HANDOVER_GRANTS, (what) => new Error(`${what} is not declared in src/remote.json`));
