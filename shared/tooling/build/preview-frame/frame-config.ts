import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, chunkPlugins, createMinimizer } from '../base-config.ts';
import { type PackageFacts, sharedFolder } from '../descriptor/package-facts.ts';
import { ChunkIntegrityPlugin } from '../plugins/chunk-integrity-plugin.ts';
import { LicencesPlugin } from '../plugins/licences-plugin.ts';
import { cacheAs, variantName } from '../variant.ts';
import { AnonymousChunksPlugin } from './anonymous-chunks-plugin.ts';

const require = createRequire(import.meta.url);
const pdfjs = dirname(createRequire(join(sharedFolder, 'package.json')).resolve('pdfjs-dist/package.json'));

/** A bundle of its own, without React and without federation: it shares nothing with the page. */
export function frameConfig(facts: PackageFacts): Configuration {
  const base = baseConfig({
    ...facts,
    identifier: 'preview_frame',
    output: join(facts.folder, '.cache/preview-frame', variantName),
  });
  return {
    ...base,
    entry: { frame: require.resolve('@handover/shared/documents/preview/frame') },
    output: { ...base.output, uniqueName: 'preview_frame', clean: true },
    resolve: { ...base.resolve, fallback: { fs: false, path: false, buffer: false, stream: false } },
    module: {
      rules: [
        ...base.module.rules,
        // Fonts and character maps that a document names and does not contain: in scripts, since the frame may fetch nothing.
        { test: /\.(ttf|pfb)$/, type: 'asset/inline' },
        {
          test: /\.bcmap$/,
          type: 'asset/inline',
          generator: { dataUrl: { mimetype: 'application/octet-stream', encoding: 'base64' } },
        },
        { test: /\.gif$/, type: 'asset/inline' },
        // Loaded by their addresses: pdf.js imports them itself, in its worker.
        {
          test: /pdf\.worker\.min\.mjs$/,
          type: 'asset/resource',
          generator: { filename: 'pdf.worker.[contenthash:8].js' },
        },
        {
          test: /_nowasm_fallback\.js$/,
          type: 'asset/resource',
          generator: { filename: 'decoders/[name][ext]' },
        },
      ],
    },
    // These are modules, and minimized already.
    optimization: { minimizer: createMinimizer(/pdf\.worker|decoders/) },
    cache: {
      ...base.cache,
      ...cacheAs('preview-frame'),
      buildDependencies: {
        config: [...base.cache.buildDependencies.config, fileURLToPath(import.meta.url)],
      },
    },
    plugins: [
      ...chunkPlugins(),
      new ChunkIntegrityPlugin(),
      new LicencesPlugin('preview'),
      new AnonymousChunksPlugin(),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      // Its parts for Node are never reached in a browser.
      new webpack.IgnorePlugin({
        resourceRegExp: /^(fs|http|https|url|zlib|canvas)$/,
        contextRegExp: new RegExp(pdfjs),
      }),
    ],
  };
}
