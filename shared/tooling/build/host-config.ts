import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { baseConfig, chunkPlugins, minimizer, unusedCodePlugins } from './base-config.ts';
import { packageFacts } from './descriptor/package-facts.ts';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity-plugin.ts';
import { FirstPagePlugin } from './plugins/first-page-plugin.ts';
import { versionToken } from './plugins/hash.ts';
import { HostPlugin } from './plugins/host-plugin.ts';
import { HostTextsPlugin } from './plugins/host-texts-plugin.ts';
import { LateRuntimePlugin } from './plugins/late-runtime-plugin.ts';
import { LicencesPlugin } from './plugins/licences-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { ServerOnlyPlugin } from './plugins/server-only-plugin.ts';
import { PreviewFramePlugin } from './preview-frame/preview-frame-plugin.ts';
import { ServerBuildPlugin } from './server/server-build-plugin.ts';
import { releaseMaps } from './source-maps.ts';
import { LeaveOutPlugin } from './unused/leave-out-plugin.ts';
import { variant } from './variant.ts';

/** What `provided-modules.ts` names so is one chunk, also of what other chunks need too. */
const remotePages = {
  name: 'remote-pages',
  enforce: true,
  priority: 10,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    chunkGraph.getModuleChunks(module).some(({ name }) => name === 'base'),
};

const commonStyles = { type: 'css/mini-extract', minSize: 1000, minChunks: 2, reuseExistingChunk: true };

/**
 * The webpack configuration of the host: `export default hostConfig(import.meta.url)`. It names no remote, and uses its own modules
 * directly: only remotes get them through the share scope, so that the host's are tree-shaken and in few chunks.
 */
export function hostConfig(configUrl: string): Configuration {
  const facts = packageFacts(configUrl);
  const firstPage = new FirstPagePlugin();
  const base = baseConfig(facts);
  const maps = releaseMaps(facts);
  return {
    ...base,
    ...maps,
    // The first script has the name of each chunk. Their URLs have the version, so they need no hash.
    output: { ...base.output, ...maps.output, chunkFilename: '[name].js' },
    entry: { main: ['./src/main.tsx', ...(variant.probe ? ['@handover/shared/testing/probe-window'] : [])] },
    optimization: {
      minimizer,
      splitChunks: {
        chunks: 'async',
        // A page needs several of the shared modules, so what they have in common is in chunks of its own from few kB on.
        minSize: 6000,
        maxAsyncRequests: 100,
        cacheGroups: { ...firstPage.cacheGroups, base: remotePages, styles: commonStyles },
      },
    },
    plugins: [
      ...chunkPlugins('[name].css'),
      ...unusedCodePlugins(),
      new LeaveOutPlugin(),
      firstPage,
      new ModuleFederationPlugin({
        name: `${facts.identifier}_${versionToken}`,
        // Those of the release set are registered by the page, with the modules that it shares: `createFederation`.
        remotes: {},
        manifest: false,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new LateRuntimePlugin(),
      new HostPlugin(facts),
      new HostTextsPlugin(facts),
      new PreviewFramePlugin(facts),
      new ServerOnlyPlugin(),
      new ServerBuildPlugin(facts, 'host'),
      new LicencesPlugin('pages'),
      new ChunkIntegrityPlugin(),
      new ReleasePlugin(facts, 'host'),
    ],
  };
}
