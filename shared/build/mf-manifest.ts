import type { BuildManifest } from '../releases/schema.ts';

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

/**
 * The manifest of a remote in the format of Module Federation 2 (`Manifest` of `@module-federation/sdk`), for hosts and tools
 * that do not know ours. It names the same files; those of pages are loaded on demand.
 */
export function mfManifestOf({ name, version, global, entry, preload, pages, requires }: RemoteManifest) {
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildName: name, buildVersion: version },
      remoteEntry: { name: entry, path: '', type: 'global' },
      globalName: global,
      // Files are found beside the manifest, whatever its URL.
      publicPath: 'auto',
    },
    shared: Object.entries(requires).map(([specifier, needed]) => ({
      id: `${name}:${specifier}`,
      name: specifier,
      version: needed,
      requiredVersion: needed === '*' ? needed : `^${needed}`,
      singleton: true,
      hash: '',
      assets: assetsOf([], []),
    })),
    remotes: [],
    exposes: [
      {
        id: `${name}:remote`,
        name: 'remote',
        path: './remote',
        assets: assetsOf(preload, Object.values(pages).flat()),
      },
    ],
  };
}

function assetsOf(sync: readonly string[], async: readonly string[]): Assets {
  const later = [...new Set(async)].filter((file) => !sync.includes(file));
  // Sorted, so that the same build has the same file, in whatever order its modules were compiled.
  const ending = (end: string) => (files: readonly string[]) =>
    files.filter((file) => file.endsWith(end)).sort();
  const [js, css] = [ending('.js'), ending('.css')];
  return { js: { sync: js(sync), async: js(later) }, css: { sync: css(sync), async: css(later) } };
}
