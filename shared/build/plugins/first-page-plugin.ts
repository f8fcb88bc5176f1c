import type { Compilation, Compiler, Module } from 'webpack';

type ChunkGroup = NonNullable<ReturnType<Compilation['chunkGraph']['getBlockChunkGroup']>>;

/**
 * Puts the modules of the first page into two chunks, `vendor` and `shell`, so that it needs few requests; everything
 * else stays in lazy chunks. These are all modules that the entry imports statically, also through shared modules or
 * the `import()` of the bootstrap.
 */
export class FirstPagePlugin {
  private needed = new Set<Module>();

  readonly cacheGroups = {
    vendor: this.group('vendor', (file) => file.includes('node_modules') && !isRuntime(file)),
    shell: this.group('shell', (file) => !file.includes('node_modules')),
  };

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('FirstPagePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'FirstPagePlugin', stage: -100 }, () => {
        this.needed = neededBy(compilation);
      });
    });
  }

  private group(name: string, accepts: (file: string) => boolean) {
    return {
      name,
      chunks: 'async' as const,
      enforce: true,
      // A chunk with both a shared module and its consumer would wait for itself.
      test: (module: Module) =>
        module.type !== 'consume-shared-module' &&
        this.needed.has(module) &&
        accepts(module.nameForCondition() ?? ''),
    };
  }
}

const isRuntime = (file: string) => file.includes('@module-federation');

/** All modules of the entry's chunk, and of the chunks that it waits for, directly or through shared modules. */
function neededBy({ entries, entrypoints, moduleGraph, chunkGraph }: Compilation): Set<Module> {
  const needed = new Set<Module>();
  const roots = [...entries.values()].flatMap((entry) =>
    entry.dependencies.map((dependency) => moduleGraph.getModule(dependency)),
  );
  const groups = new Set<ChunkGroup>(entrypoints.values());
  // Iterating a set also visits items that are added meanwhile.
  for (const group of groups) {
    for (const module of group.chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk))) {
      needed.add(module);
      if (module.type !== 'consume-shared-module' && !roots.includes(module)) continue;
      for (const block of module.blocks) {
        const next = chunkGraph.getBlockChunkGroup(block);
        if (next) groups.add(next);
      }
    }
  }
  return needed;
}
