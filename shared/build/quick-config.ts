import type { Configuration } from 'webpack';

/**
 * A bundler config as `pnpm dev` builds it: as federated as what is released, so that it runs in the same host, but not
 * made small, and with source maps as files, since the pages' policy forbids code that is evaluated.
 */
export function quickConfig(config: Configuration): Configuration {
  const { cache } = config;
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    optimization: { ...config.optimization, minimize: false },
    cache: typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: 'dev' } : cache,
  };
}
