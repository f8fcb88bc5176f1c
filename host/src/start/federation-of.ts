import type { ReleasedHost } from '@handover/shared/federation';
import { loadProvidedModules } from './load-provided-modules.ts';

/** Module Federation for the remotes of a page: in the chunk that every page of a remote needs, and the first page does not. */
export const federationOf = (host: ReleasedHost) => async () => {
  const [{ createFederation }, provided] = await Promise.all([
    import(/* webpackChunkName: 'base' */ '@handover/shared/federation/create-federation'),
    loadProvidedModules(),
  ]);
  return createFederation({ host, provided });
};
