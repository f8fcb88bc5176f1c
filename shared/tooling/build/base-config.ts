import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { PackageFacts } from './descriptor/package-facts.ts';
import { ChunkRetryPlugin } from './plugins/chunk-retry-plugin.ts';
import { versionToken } from './plugins/hash.ts';
import { StylePlugin } from './plugins/style-plugin.ts';
import { productionRouter } from './production-router.ts';
import type { RemoteStyles } from './styles/remote-styles-loader.ts';
import { leaveOutFiles } from './unused/leave-out-plugin.ts';
import { cacheAs } from './variant.ts';

const require = createRequire(import.meta.url);

const partsLoader = fileURLToPath(new URL('./plugins/parts-loader.ts', import.meta.url));

interface Compiled {
  /** Includes warnings and source locations for development. */
  development: boolean;
  /** Hot-replaces changed components and keeps their state. */
  refresh?: boolean;
}

const remoteStylesLoader = fileURLToPath(new URL('./styles/remote-styles-loader.ts', import.meta.url));

const rulesFor = (react: Compiled, remoteStyles?: RemoteStyles): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', ...react } },
          },
        },
      },
      partsLoader,
    ],
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
          // Files that a style sheet imports are a remote's, too.
          importLoaders: remoteStyles ? 1 : 0,
        },
      },
      ...(remoteStyles ? [{ loader: remoteStylesLoader, options: remoteStyles }] : []),
    ],
  },
  { test: /\.(woff2|svg)$/, type: 'asset/resource' },
];

/** swc instead of terser: smaller output in a fraction of the time. lightningcss, since css-loader leaves comments and spaces. */
export const createMinimizer = (exclude?: RegExp) => [
  new MinimizerPlugin({
    ...(exclude && { exclude }),
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: {
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, pure_getters: true },
      format: { comments: false, ecma: 2022 },
    },
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
];
export const minimizer = createMinimizer();

/** The common configuration of host and remotes. Styles of a remote are checked, and have a layer of their own. */
export function baseConfig(
  facts: PackageFacts,
  react: Compiled = { development: false },
  remoteStyles?: RemoteStyles,
) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: facts.folder,
    devtool: false,
    output: {
      path: facts.output,
      clean: true,
      publicPath: 'auto',
      // Two versions of a remote may run on one page, so their globals must differ.
      uniqueName: `${facts.identifier}_${versionToken}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Shorter than the loader's timeout: while webpack waits, Retry would wait for the same request instead of making
      // a new one.
      chunkLoadTimeout: 18_000,
      // A module that threw during evaluation is evaluated again on the next import. `strictModuleErrorHandling` would
      // cache the error.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      // Without 'import' the federation runtime is bundled twice, as CommonJS and as ES module.
      conditionNames: ['import', 'webpack', 'browser', 'module', '...'],
      // Both paths, or there are two instances.
      alias: {
        'react-router$': join(productionRouter, 'index.mjs'),
        'react-router/dom$': join(productionRouter, 'dom-export.mjs'),
      },
    },
    module: { rules: rulesFor(react, remoteStyles) },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(facts.folder, '.cache/webpack'),
      ...cacheAs('pages'),
      buildDependencies: {
        config: [fileURLToPath(import.meta.url), partsLoader, remoteStylesLoader, ...leaveOutFiles],
      },
    },
  } satisfies Configuration;
}

/** Code of packages that no page runs -> what takes its place. */
const unused: [RegExp, URL][] = [
  [/axios\/lib\/adapters\/fetch\.js$/, new URL('./plugins/unused/unused-adapter.ts', import.meta.url)],
  [
    /axios\/lib\/(cancel\/CancelToken|helpers\/HttpStatusCode)\.js$/,
    new URL('./plugins/unused/unused-statics.ts', import.meta.url),
  ],
  [
    /@mantine\/core\/.+\/(default-variant-colors-resolver|local-storage-manager|MantineCssVariables|MantineClasses|(?:Button|ActionIcon)Group(?:Section)?)\.mjs$/,
    new URL('./plugins/unused/unused-defaults.ts', import.meta.url),
  ],
  [
    /axios\/lib\/helpers\/(toFormData|formDataToJSON|toURLEncodedForm|AxiosURLSearchParams)\.js$/,
    new URL('./plugins/unused/unused-form-data.ts', import.meta.url),
  ],
  [
    /axios\/lib\/(helpers\/validator|core\/assertParamsAcyclic)\.js$/,
    new URL('./plugins/unused/unused-checks.ts', import.meta.url),
  ],
  [
    /axios\/lib\/core\/InterceptorManager\.js$/,
    new URL('./plugins/unused/unused-interceptors.ts', import.meta.url),
  ],
  [/axios\/lib\/helpers\/cookies\.js$/, new URL('./plugins/unused/unused-cookies.ts', import.meta.url)],
  [
    /@module-federation\/runtime-core\/dist\/(plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/,
    new URL('./plugins/unused/unused-manifests.ts', import.meta.url),
  ],
  [
    /@module-federation\/sdk\/dist\/(node|generateSnapshotFromManifest)\.js$/,
    new URL('./plugins/unused/unused-manifests.ts', import.meta.url),
  ],
  [
    /@module-federation\/webpack-bundler-runtime\/dist\/(init|getSharedFallbackGetter|installInitialConsumes)\.js$/,
    new URL('./plugins/unused/unused-tree-shaking.ts', import.meta.url),
  ],
  [
    /@module-federation\/(error-codes\/dist\/desc\.mjs|sdk\/dist\/logger\.js|runtime-core\/dist\/utils\/context\.js)$/,
    new URL('./plugins/unused/unused-diagnostics.ts', import.meta.url),
  ],
  [/use-sync-external-store\/shim\/index\.js$/, new URL('./plugins/external-store.ts', import.meta.url)],
];

const buttonTransition = fileURLToPath(new URL('./plugins/button-transition.ts', import.meta.url));

/** Leaves out modules that we do not use of packages. */
export const unusedCodePlugins = () => [
  ...unused.map(
    ([file, substitute]) => new webpack.NormalModuleReplacementPlugin(file, fileURLToPath(substitute)),
  ),
  new webpack.NormalModuleReplacementPlugin(/\/Transition\.mjs$/, (data) => {
    if (/\/(Button\/Button|ActionIcon\/ActionIcon)\.mjs$/.test(data.contextInfo.issuer))
      data.request = buttonTransition;
  }),
];

/** Plugins for chunk loading: separate style sheets, and retries under a new URL. */
export const chunkPlugins = (styleFile = '[name].[contenthash:8].css') => [
  new StylePlugin(styleFile),
  new ChunkRetryPlugin(),
];
