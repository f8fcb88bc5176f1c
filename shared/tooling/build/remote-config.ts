import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, chunkPlugins, minimizer, unusedCodePlugins } from './base-config.ts';
import { packageFacts, sharedFolder, toolingFolder } from './descriptor/package-facts.ts';
import { GrantsPlugin } from './grants/grants-plugin.ts';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity-plugin.ts';
import { EntryPointsPlugin } from './plugins/entry-points-plugin.ts';
import { versionToken } from './plugins/hash.ts';
import { LicencesPlugin } from './plugins/licences-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { ServerOnlyPlugin } from './plugins/server-only-plugin.ts';
import { ServerBuildPlugin } from './server/server-build-plugin.ts';
import { consumedModules } from './sharing.ts';
import { releaseMaps } from './source-maps.ts';
import { variant } from './variant.ts';

/** The webpack configuration of a remote: `export default remoteConfig(import.meta.url)`. */
export function remoteConfig(configUrl: string): Configuration {
  const facts = packageFacts(configUrl);
  const name = `${facts.identifier}_${versionToken}`;
  const exposes: Record<string, string> = { './remote': './src/remote.tsx' };
  if (variant.probe) exposes['./probe'] = '@handover/shared/testing/probe';
  const base = baseConfig(facts, undefined, {
    folder: facts.folder,
    layer: facts.name,
    except: (file) => file.startsWith(sharedFolder) || file.startsWith(toolingFolder),
  });
  const maps = releaseMaps(facts);
  return {
    ...base,
    ...maps,
    output: { ...base.output, ...maps.output },
    entry: {},
    optimization: { minimizer },
    plugins: [
      ...chunkPlugins(),
      ...unusedCodePlugins(),
      new EntryPointsPlugin(facts),
      new GrantsPlugin(facts.folder),
      new ModuleFederationPlugin({
        name,
        library: { type: 'var', name },
        filename: 'entry.[contenthash:8].js',
        exposes,
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        // We write it ourselves, since the version is known at the end only; types have a check of our own.
        manifest: false,
        dts: false,
        experiments: {
          // `createFederation` is in a global of the page, so an entry has no copy of it.
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new ServerOnlyPlugin(),
      new ServerBuildPlugin(facts, 'remote'),
      new LicencesPlugin('pages'),
      new ChunkIntegrityPlugin(),
      new ReleasePlugin(facts, 'remote'),
    ],
  };
}
