import type { ReleaseSet } from '@handover/shared/federation/contract';
import { FEDERATION_RUNTIME } from '@handover/shared/federation/entry-points';
import type { BuildManifest } from './schema.ts';

/** The name that tools of Module Federation look for, beside the entry. */
export const MF_MANIFEST = 'mf-manifest.json';

interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

type RemoteManifest = Pick<
  Extract<BuildManifest, { role: 'remote' }>,
  'name' | 'version' | 'global' | 'entry' | 'preload' | 'pages' | 'requires'
>;
type HostManifest = Pick<Extract<BuildManifest, { role: 'host' }>, 'version' | 'provides'>;

/**
 * The manifest of a remote in the format of Module Federation 2 (`Manifest` of `@module-federation/sdk`), for hosts and tools
 * that do not know ours. It names the same files; those of pages are loaded on demand.
 */
export const mfManifestOfRemote = (remote: RemoteManifest) => ({
  ...headOf(remote.name, remote.version, remote.entry, remote.global),
  shared: sharedOf(remote.name, remote.requires),
  remotes: [],
  exposes: [
    {
      id: `${remote.name}:remote`,
      name: 'remote',
      path: './remote',
      assets: assetsOf(remote.preload, Object.values(remote.pages).flat()),
    },
  ],
});

/** That of the host: what it shares, and the remotes of a set, which its build does not know. It exposes nothing, and no page registers it. */
export const mfManifestOfHost = (
  { version, provides }: HostManifest,
  remotes: ReleaseSet['remotes'] = {},
) => ({
  ...headOf('host', version, '', 'host'),
  shared: sharedOf('host', provides),
  remotes: Object.entries(remotes).map(([name, { entry }]) => ({
    federationContainerName: name,
    moduleName: 'remote',
    alias: name,
    entry: entry.replace(/[^/]+$/, MF_MANIFEST),
  })),
  exposes: [],
});

const headOf = (name: string, version: string, entry: string, globalName: string) => ({
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildName: name, buildVersion: version },
    remoteEntry: { name: entry, path: '', type: 'global' },
    globalName,
    // Files are found beside the manifest, whatever its URL.
    publicPath: 'auto',
  },
});

/** The runtime is not shared: remotes find it in a global. */
const sharedOf = (name: string, versions: Record<string, string>) =>
  Object.entries(versions)
    .filter(([specifier]) => specifier !== FEDERATION_RUNTIME)
    .map(([specifier, version]) => ({
      id: `${name}:${specifier}`,
      name: specifier,
      version,
      requiredVersion: version === '*' ? version : `^${version}`,
      singleton: true,
      hash: '',
      assets: assetsOf([], []),
    }));

function assetsOf(sync: readonly string[], async: readonly string[]): Assets {
  const later = [...new Set(async)].filter((file) => !sync.includes(file));
  // Sorted, so that the same build has the same file, in whatever order its modules were compiled.
  const ending = (end: string) => (files: readonly string[]) =>
    files.filter((file) => file.endsWith(end)).sort();
  const [js, css] = [ending('.js'), ending('.css')];
  return { js: { sync: js(sync), async: js(later) }, css: { sync: css(sync), async: css(later) } };
}
