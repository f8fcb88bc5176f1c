import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, chunkPlugins, unusedCodePlugins } from '../../base-config.ts';
import { readJson } from '../../descriptor/package-facts.ts';
import { GrantsPlugin } from '../../grants/grants-plugin.ts';
import { PreviewFramePlugin } from '../../preview-frame/preview-frame-plugin.ts';
import { LeaveOutPlugin } from '../../unused/leave-out-plugin.ts';
import { workspace } from '../../workspace/index.ts';
import type { AloneSettings } from '../settings.ts';
import { RemoteSourcePlugin } from './remote-source-plugin.ts';

const REFRESH_UTILS = fileURLToPath(new URL('../../../mock-host/hot/refresh-utils.ts', import.meta.url));
/** The longest possible timer. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Bundles the mock host and the source of one remote in development mode, without federation: React shows its
 * warnings, and a changed component keeps its state.
 */
export function aloneConfig(folder: string, { live }: Pick<AloneSettings, 'live'>): Configuration {
  const { name } = readJson(join(folder, 'package.json'));
  const facts = { folder, name, version: '0.0.0', identifier: 'alone', output: join(folder, '.cache/alone') };
  const base = baseConfig(
    facts,
    { development: true, refresh: true },
    {
      folder,
      layer: name,
      // The styles of the host are in `node_modules` of a repository of its own.
      except: (file) => !file.startsWith(join(folder, 'src/')),
    },
  );
  return {
    ...base,
    mode: 'development',
    devtool: false,
    // Skips modules that a change does not affect.
    experiments: { cacheUnaffected: true },
    optimization: {
      // The page keeps what was built last, and skips to the next build without errors.
      emitOnErrors: false,
      // A change rebuilds its whole chunk, so the runtime and the packages have separate chunks.
      runtimeChunk: 'single',
      splitChunks: {
        cacheGroups: {
          // What pages share is not split off by size: a change that crosses the size would load the page again.
          default: false,
          defaultVendors: false,
          packages: { test: /node_modules/, name: 'packages', chunks: 'initial' },
        },
      },
    },
    entry: { main: fileURLToPath(new URL('../../../mock-host/main.tsx', import.meta.url)) },
    output: {
      ...base.output,
      uniqueName: 'alone',
      publicPath: '/',
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: false,
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        'handover-remote$': join(folder, 'src/remote.tsx'),
        'handover-descriptor$': join(folder, 'src/remote.json'),
      },
    },
    watchOptions: { ignored: /[\\/](node_modules|\.cache|dist)[\\/]/, aggregateTimeout: 20 },
    cache: {
      ...base.cache,
      name: 'alone',
      maxMemoryGenerations: Number.POSITIVE_INFINITY,
      // The cache is written at the end only: that takes seconds, which would delay a change saved meanwhile.
      idleTimeout: NEVER_MS,
      idleTimeoutForInitialStore: NEVER_MS,
      idleTimeoutAfterLargeChanges: NEVER_MS,
      buildDependencies: {
        config: [...base.cache.buildDependencies.config, fileURLToPath(import.meta.url)],
      },
    },
    plugins: [
      // Correct lines of the original source, at little cost per change.
      new webpack.EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /node_modules/ }),
      ...chunkPlugins('[name].css'),
      ...unusedCodePlugins(),
      new LeaveOutPlugin(),
      // This comes before the plugin, which would provide its own.
      new webpack.ProvidePlugin({ __react_refresh_utils__: REFRESH_UTILS }),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/i, REFRESH_UTILS] }),
      new RemoteSourcePlugin(folder, workspace),
      new webpack.DefinePlugin({
        HANDOVER_LIVE_SIBLINGS: String(live.length > 0),
        // No page reads manifests of others, as in the host.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      new GrantsPlugin(folder),
      new PreviewFramePlugin(facts),
    ],
  };
}
