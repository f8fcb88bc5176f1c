/**
 * Replaces what the federation's runtime has for manifests, for `preloadRemote` and for servers: pages load remotes by the entries of their release
 * set, name files early by hints, and run in browsers. Plain JavaScript, as webpack takes it in place of a file of a package.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});

const refuse = () => {
  throw new Error('Remotes are loaded by the entries of the release set');
};

export {
  refuse as assignRemoteInfo,
  refuse as createScriptNode,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as generateSnapshotFromManifest,
  refuse as getManifestFileName,
  refuse as inferAutoPublicPath,
  refuse as isManifestProvider,
  refuse as loadScriptNode,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as simpleJoinRemoteEntry,
};
