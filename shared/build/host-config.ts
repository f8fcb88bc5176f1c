import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { axiosPlugin, baseConfig, chunkPlugins, minimizer } from './base-config.ts';
import { packageFacts } from './package-facts.ts';
import { FirstPagePlugin } from './plugins/first-page-plugin.ts';
import { HostPlugin } from './plugins/host-plugin.ts';
import { ReleasePlugin, versionToken } from './plugins/release-plugin.ts';
import { ServerOnlyPlugin } from './plugins/server-only-plugin.ts';
import { PreviewFramePlugin } from './preview-frame/preview-frame-plugin.ts';
import { sharing } from './sharing.ts';
import { variant } from './variant.ts';

/** The webpack configuration of the host: `export default hostConfig(import.meta.url)`. It names no remote. */
export function hostConfig(configUrl: string): Configuration {
  const facts = packageFacts(configUrl);
  const firstPage = new FirstPagePlugin();
  return {
    ...baseConfig(facts),
    entry: { main: ['./src/main.tsx', ...(variant.probe ? ['@handover/shared/testing/probe-window'] : [])] },
    optimization: { minimizer, splitChunks: { chunks: 'async', cacheGroups: firstPage.cacheGroups } },
    plugins: [
      ...chunkPlugins(),
      axiosPlugin(),
      new ModuleFederationPlugin({
        name: `${facts.identifier}_${versionToken}`,
        remotes: {},
        shared: sharing('host'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          asyncStartup: true,
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      firstPage,
      new HostPlugin(facts),
      new PreviewFramePlugin(facts),
      new ServerOnlyPlugin(),
      new ReleasePlugin(facts, 'host'),
    ],
  };
}
