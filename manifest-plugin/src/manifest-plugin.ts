import { existsSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { ENTRY, federationName, sealBuild } from '@handover/tooling/any-bundler';
import { createUnplugin } from 'unplugin';
import { type BundlerCompiler, checkChunks } from './check-chunks.ts';
import { entryOfModules } from './entry-of-modules.ts';
import { VITE_CONTAINER } from './federation-options.ts';

interface ManifestOptions {
  /** The folder of the remote, with `package.json`, `src/remote.json` and `src/locales`. */
  folder: string;
}

/**
 * Makes a build of webpack, Rspack or Vite one that can be released: `manifestPlugin.webpack({ folder: import.meta.dirname })`. It writes
 * `build-manifest.json`, the version and the texts, and has the browser check each chunk and style sheet.
 */
export const manifestPlugin = createUnplugin<ManifestOptions>(({ folder }) => {
  const forCompiler = (compiler: BundlerCompiler) => {
    const { output } = compiler.options;
    output.uniqueName ??= federationName(folder);
    output.crossOriginLoading ??= 'anonymous';
    checkChunks(compiler);
    compiler.hooks.afterEmit.tapPromise('handover-manifest', ({ fileDependencies }) =>
      sealBuild({ folder, output: compiler.outputPath, sources: existing(fileDependencies) }),
    );
  };
  let output = '';
  let sources: string[] = [];
  return {
    name: 'handover-manifest',
    // Both have the few functions that this one needs; their types differ.
    webpack: (compiler) => forCompiler(compiler as unknown as BundlerCompiler),
    rspack: (compiler) => forCompiler(compiler as unknown as BundlerCompiler),
    vite: {
      apply: 'build',
      configResolved({ root, build }) {
        output = resolve(root, build.outDir);
      },
      buildEnd() {
        sources = existing(this.getModuleIds());
      },
      writeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          writeFileSync(join(output, ENTRY), entryOfModules(federationName(folder), VITE_CONTAINER));
          return sealBuild({ folder, output, sources });
        },
      },
    },
  };
});

/** Files without what a bundler adds to their names, such as `?vue&type=script`. */
function existing(ids: Iterable<string>): string[] {
  const files = new Set([...ids].map((id) => id.split('?')[0] ?? ''));
  return [...files].filter((file) => isAbsolute(file) && existsSync(file)).toSorted();
}
