import type { Configuration, FileCacheOptions } from 'webpack';
import { variantName } from '../variant.ts';

/**
 * The build that would be published, but for what makes a developer wait or search: not minified, with source maps. Not in
 * development mode: a deployed shell brings the React of production, which lacks what such code asks of it. Files of earlier
 * builds stay, for the pages that began with them.
 */
export function serveConfig(published: Configuration): Configuration {
  const { output, optimization, cache } = published;
  return {
    ...published,
    devtool: 'source-map',
    output: { ...output, clean: false },
    optimization: { ...optimization, minimize: false },
    cache: { ...(cache as FileCacheOptions), name: `serve-${variantName}` },
  };
}
