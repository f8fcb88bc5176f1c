import type { Configuration } from 'webpack';

/**
 * The webpack configuration of `pnpm dev`: federated as a release, so that it runs in the same host, but not
 * minified, and with source maps as files, since the content security policy forbids `eval`.
 */
export function devConfig(config: Configuration): Configuration {
  const { cache, output } = config;
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    output: { ...output, sourceMapFilename: '[file].map' },
    optimization: { ...config.optimization, minimize: false },
    cache: typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: 'dev' } : cache,
  };
}
