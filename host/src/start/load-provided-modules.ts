/** The modules for remotes; their list is in the chunk that every page of a remote needs, and the first page does not. */
export const loadProvidedModules = async () =>
  (await import(/* webpackChunkName: 'base' */ '@handover/shared/federation/provided-modules'))
    .providedModules;
