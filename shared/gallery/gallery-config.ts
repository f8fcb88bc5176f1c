import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { axiosPlugin, baseConfig, chunkPlugins } from '../build/base-config.ts';
import { sharedFolder } from '../build/package-facts.ts';

const facts = {
  folder: sharedFolder,
  name: 'gallery',
  version: '0.0.0',
  identifier: 'gallery',
  output: join(sharedFolder, '.cache/gallery'),
};

/** Bundles the entry points directly, without federation. */
export function galleryConfig(): Configuration {
  const base = baseConfig(facts);
  return {
    ...base,
    mode: 'development',
    entry: { main: './gallery/main.tsx' },
    output: {
      ...base.output,
      uniqueName: facts.identifier,
      publicPath: '/',
      filename: '[name].js',
      clean: false,
    },
    cache: { ...base.cache, name: 'gallery' },
    plugins: [...chunkPlugins('[name].css'), axiosPlugin()],
  };
}
