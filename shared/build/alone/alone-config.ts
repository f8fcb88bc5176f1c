import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { axiosPlugin, baseConfig, cssPlugin } from '../base-config.ts';
import { readJson, sharedFolder } from '../package-facts.ts';
import { OwnSourcePlugin } from './own-source-plugin.ts';
import { workspace } from './siblings.ts';

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
    // Lines are right in the source as written, and a change is compiled in a moment.
    devtool: 'eval-cheap-module-source-map',
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
      buildDependencies: {
        config: [...base.cache.buildDependencies.config, fileURLToPath(import.meta.url)],
      },
    },
    plugins: [
      cssPlugin('[name].css'),
      axiosPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
      new OwnSourcePlugin(folder, workspace),
    ],
  };
}
