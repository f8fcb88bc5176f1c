import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from 'webpack';
import { baseConfig } from '../base-config.ts';
import type { PackageFacts } from '../descriptor/package-facts.ts';
import { sharedVersions } from '../sharing.ts';
import { sourceNames } from '../source-maps.ts';
import { cacheAs, variantName } from '../variant.ts';

const ENTRY = { host: './src/render.ts', remote: './src/remote.tsx' };

/**
 * The build for rendering on the server: one CommonJS file from the same sources. Without federation: what the host provides to a remote is
 * required by its import specifier, and the renderer hands in the modules of the host's server build.
 */
export function serverConfig(facts: PackageFacts, role: 'host' | 'remote'): Configuration {
  const base = baseConfig({
    ...facts,
    output: join(facts.folder, '.cache/server', variantName),
  });
  return {
    ...base,
    target: 'node24',
    // It lies beside the build, without the sources: logs of the gateway name the line of a source.
    devtool: 'hidden-nosources-cheap-module-source-map',
    entry: { [role]: ENTRY[role] },
    output: {
      ...base.output,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      devtoolModuleFilenameTemplate: sourceNames(facts),
    },
    resolve: { ...base.resolve, conditionNames: ['node', 'import', 'module', 'require', 'default'] },
    module: {
      rules: base.module.rules.map(onServer),
      // One file: a component is loaded with its remote.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    ...(role === 'remote' && {
      externals: Object.fromEntries(Object.keys(sharedVersions()).map((key) => [key, `commonjs ${key}`])),
    }),
    optimization: { minimize: false, splitChunks: false },
    cache: {
      ...base.cache,
      ...cacheAs('server'),
      buildDependencies: {
        config: [...base.cache.buildDependencies.config, fileURLToPath(import.meta.url)],
      },
    },
  };
}

/** Style sheets give their class names only; pictures their addresses, which only the browser's build emits. */
function onServer(rule: RuleSetRule): RuleSetRule {
  if (rule.type === 'asset/resource') return { ...rule, generator: { emit: false } };
  if (!Array.isArray(rule.use)) return rule;
  const loader = rule.use.at(-1);
  if (typeof loader !== 'object' || loader === null || typeof loader.options !== 'object') return rule;
  const { modules } = loader.options as { modules: object };
  return { ...rule, use: [{ ...loader, options: { modules: { ...modules, exportOnlyLocals: true } } }] };
}
