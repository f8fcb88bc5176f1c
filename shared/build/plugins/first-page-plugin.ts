import type { Compilation, Compiler, Module } from 'webpack';

type ChunkGroup = NonNullable<ReturnType<Compilation['chunkGraph']['getBlockChunkGroup']>>;

/**
 * Puts the modules of the first page into two chunks, `vendor` and `shell`, so that it needs few requests; everything
 * else stays in lazy chunks. These are all modules that the entry imports statically, also through the `import()` of the bootstrap.
 */
export class FirstPagePlugin {
  private needed = new Set<Module>();

  readonly cacheGroups = {
    vendor: this.group('vendor', (file) => file.includes('node_modules')),
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
      test: (module: Module) => this.needed.has(module) && accepts(module.nameForCondition() ?? ''),
    };
  }
}

/** All modules of the entry's chunk, and of the chunks that it waits for. */
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
      if (!roots.includes(module)) continue;
      for (const block of module.blocks) {
        const next = chunkGraph.getBlockChunkGroup(block);
        if (next) groups.add(next);
      }
    }
  }
  return needed;
}
