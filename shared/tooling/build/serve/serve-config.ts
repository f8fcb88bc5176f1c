import type { Configuration, FileCacheOptions } from 'webpack';
import { variantName } from '../variant.ts';

/**
 * The configuration of a release build, but not minified and with source maps. Not in development mode, which needs
 * the development build of React, while a deployed shell provides the production one. Files of earlier builds are kept
 * for pages that are still open.
 */
export function serveConfig(published: Configuration): Configuration {
  const { output, optimization, cache } = published;
  return {
    ...published,
    devtool: 'source-map',
    output: { ...output, sourceMapFilename: '[file].map', clean: false },
    optimization: { ...optimization, minimize: false },
    cache: { ...(cache as FileCacheOptions), name: `serve-${variantName}` },
  };
}
