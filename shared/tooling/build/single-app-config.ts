import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, chunkPlugins, minimizer, unusedCodePlugins } from './base-config.ts';
import { packageFacts } from './descriptor/package-facts.ts';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity-plugin.ts';
import { FirstPagePlugin } from './plugins/first-page-plugin.ts';
import { HostTextsPlugin } from './plugins/host-texts-plugin.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { ServerOnlyPlugin } from './plugins/server-only-plugin.ts';
import { PreviewFramePlugin } from './preview-frame/preview-frame-plugin.ts';
import { LeaveOutPlugin } from './unused/leave-out-plugin.ts';

interface SingleApp {
  /** The `webpack.config.ts` of the host, as a URL. */
  hostConfigUrl: string;
  output: string;
  /** Files of the sources -> files that take their place, all as absolute paths. */
  replaced: Record<string, string>;
  /** Import specifier -> file. */
  alias: Record<string, string>;
}

/**
 * The host and what takes the place of its federated parts in one build, without federation: what `pnpm bench:web` compares the
 * product with. Minified, split into chunks and released as the host is.
 */
export function singleAppConfig({ hostConfigUrl, output, replaced, alias }: SingleApp): Configuration {
  const facts = { ...packageFacts(hostConfigUrl), output, identifier: 'single_app' };
  const firstPage = new FirstPagePlugin();
  const base = baseConfig(facts);
  return {
    ...base,
    entry: { main: join(facts.folder, 'src/main.tsx') },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...alias } },
    cache: { ...base.cache, name: 'single-app' },
    optimization: { minimizer, splitChunks: { chunks: 'async', cacheGroups: firstPage.cacheGroups } },
    plugins: [
      ...chunkPlugins(),
      new ChunkIntegrityPlugin(),
      new HostTextsPlugin(facts),
      ...unusedCodePlugins(),
      new LeaveOutPlugin(),
      ...Object.entries(replaced).map(
        ([file, substitute]) =>
          new webpack.NormalModuleReplacementPlugin(
            new RegExp(`^${file.replaceAll('.', '\\.')}$`),
            substitute,
          ),
      ),
      firstPage,
      new PreviewFramePlugin(facts),
      new ServerOnlyPlugin(),
      new ReleasePlugin(facts, 'host'),
    ],
  };
}
