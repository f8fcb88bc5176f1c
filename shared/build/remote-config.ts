import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, chunkPlugins, minimizer } from './base-config.ts';
import { packageFacts } from './package-facts.ts';
import { EntryPointsPlugin } from './plugins/entry-points-plugin.ts';
import { ReleasePlugin, versionToken } from './plugins/release-plugin.ts';
import { ServerOnlyPlugin } from './plugins/server-only-plugin.ts';
import { sharing } from './sharing.ts';
import { variant } from './variant.ts';

/** The webpack configuration of a remote: `export default remoteConfig(import.meta.url)`. */
export function remoteConfig(configUrl: string): Configuration {
  const facts = packageFacts(configUrl);
  const exposes: Record<string, string> = { './remote': './src/remote.tsx' };
  if (variant.probe) exposes['./probe'] = '@handover/shared/testing/probe';
  return {
    ...baseConfig(facts),
    entry: {},
    optimization: { minimizer },
    plugins: [
      ...chunkPlugins(),
      new EntryPointsPlugin(facts),
      new ModuleFederationPlugin({
        name: `${facts.identifier}_${versionToken}`,
        filename: 'entry.[contenthash:8].js',
        exposes,
        shared: sharing('remote'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new ServerOnlyPlugin(),
      new ReleasePlugin(facts, 'remote'),
    ],
  };
}
