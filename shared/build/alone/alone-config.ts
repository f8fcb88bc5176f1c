import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { axiosPlugin, baseConfig, chunkPlugins } from '../base-config.ts';
import { readJson, sharedFolder } from '../package-facts.ts';
import { OwnSourcePlugin } from './own-source-plugin.ts';
import { workspace } from './siblings.ts';

/** The longest that a timer takes. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * The mock host and the source of one remote in one development bundle, without federation: React tells its warnings,
 * and a changed component keeps its state.
 */
export function aloneConfig(folder: string): Configuration {
  const { name } = readJson(join(folder, 'package.json'));
  const facts = { folder, name, version: '0.0.0', identifier: 'alone', output: join(folder, '.cache/alone') };
  const base = baseConfig(facts, { development: true, refresh: true });
  return {
    ...base,
    mode: 'development',
    devtool: false,
    // What a change does not touch is not looked at again.
    experiments: { cacheUnaffected: true },
    optimization: {
      // A change makes anew what it is in: the little that every change touches stands by itself, and so does what none does.
      runtimeChunk: 'single',
      splitChunks: {
        cacheGroups: { packages: { test: /node_modules/, name: 'packages', chunks: 'initial' } },
      },
    },
    entry: { main: join(sharedFolder, 'mock-host/main.tsx') },
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
      // Written at the end: it takes seconds, and a change that is saved meanwhile would wait for it.
      idleTimeout: NEVER_MS,
      idleTimeoutForInitialStore: NEVER_MS,
      idleTimeoutAfterLargeChanges: NEVER_MS,
      buildDependencies: {
        config: [...base.cache.buildDependencies.config, fileURLToPath(import.meta.url)],
      },
    },
    plugins: [
      // Lines are right in the source as written, and a change is compiled in a moment.
      new webpack.EvalSourceMapDevToolPlugin({ module: true, columns: false, exclude: /node_modules/ }),
      ...chunkPlugins('[name].css'),
      axiosPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
      new OwnSourcePlugin(folder, workspace),
    ],
  };
}
