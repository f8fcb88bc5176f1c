import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { PackageFacts } from './package-facts.ts';
import { AskAnewPlugin } from './plugins/ask-anew-plugin.ts';
import { versionToken } from './plugins/release-plugin.ts';
import { StylePlugin } from './plugins/style-plugin.ts';
import { variantName } from './variant.ts';

const require = createRequire(import.meta.url);

const productionRouter = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

interface Compiled {
  /** Warnings and places in the source for whoever develops. */
  development: boolean;
  /** A changed component is taken over where it stands, with its state. */
  refresh?: boolean;
}

const rulesFor = (react: Compiled): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', ...react } },
      },
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[local]-[hash:base64:6]',
          },
        },
      },
    ],
  },
  { test: /\.(svg|png|jpe?g|webp|avif|mp3|ogg|woff2?)$/, type: 'asset/resource' },
];

/** swc instead of the default: smaller output, in a fraction of the time. */
export const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: {
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, pure_getters: true },
      format: { comments: false, ecma: 2022 },
    },
  }),
];

/** What the bundles of the host and of a remote have in common. */
export function baseConfig(facts: PackageFacts, react: Compiled = { development: false }) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: facts.folder,
    devtool: false,
    output: {
      path: facts.output,
      clean: true,
      publicPath: 'auto',
      // Two versions of a remote may be on one page: nothing global may be common to them.
      uniqueName: `${facts.identifier}_${versionToken}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Less than the loader's deadline: what webpack still waits for, Retry would wait for too instead of asking again.
      chunkLoadTimeout: 18_000,
      // A module that threw while it was evaluated is evaluated again when it is asked for again. Its neighbour of a similar
      // name, `strictModuleErrorHandling`, keeps the error and throws it again.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      // Without 'import' the federation runtime is bundled twice, as CommonJS and as ES module.
      conditionNames: ['import', 'webpack', 'browser', 'module', '...'],
      // Its `exports` lead to the build with the warnings for developers, in production too. Both paths, or there are two.
      alias: {
        'react-router$': join(productionRouter, 'index.mjs'),
        'react-router/dom$': join(productionRouter, 'dom-export.mjs'),
      },
    },
    module: { rules: rulesFor(react) },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(facts.folder, '.cache/webpack'),
      name: variantName,
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
  } satisfies Configuration;
}

/** 2.5 kB less on every first page. */
export const axiosPlugin = () =>
  new webpack.NormalModuleReplacementPlugin(
    /axios\/lib\/adapters\/fetch\.js$/,
    fileURLToPath(new URL('./plugins/unused-adapter.ts', import.meta.url)),
  );

/** How chunks are fetched: style sheets in files of their own, and failures that can be asked for again. */
export const chunkPlugins = (styleFile = '[name].[contenthash:8].css') => [
  new StylePlugin(styleFile),
  new AskAnewPlugin(),
];
