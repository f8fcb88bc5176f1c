import { federationOptions, manifestPlugin } from '@handover/manifest-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';

const folder = import.meta.dirname;

/** A remote in React and TypeScript, made by Rspack, as `docs/federation/other-bundlers.md` describes. */
export const rspackConfig = (output: string): Configuration => ({
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  entry: {},
  output: { path: output, publicPath: 'auto', clean: true },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
    ],
  },
  plugins: [
    manifestPlugin.rspack({ folder }),
    new ModuleFederationPlugin({
      ...federationOptions(folder),
      exposes: { './remote': './src/remote.ts' },
    }),
  ],
});
