import type { Compilation, Compiler, Module } from 'webpack';

type ChunkGroup = NonNullable<ReturnType<Compilation['chunkGraph']['getBlockChunkGroup']>>;

/** The name of the chunk of the first page. */
export const FIRST_PAGE = 'shell';

/**
 * Puts the modules of the first page into one chunk; everything else stays in lazy chunks. These are all modules that the entry imports
 * statically, also through the `import()` of the bootstrap. One, since it compresses better than two: no browser would keep the packages
 * in a chunk of their own from release to release, as the URL of each file has the version.
 */
export class FirstPagePlugin {
  private needed = new Set<Module>();

  readonly cacheGroups = {
    firstPage: {
      name: FIRST_PAGE,
      chunks: 'async' as const,
      enforce: true,
      test: (module: Module) => this.needed.has(module),
    },
  };

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('FirstPagePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'FirstPagePlugin', stage: -100 }, () => {
        this.needed = neededBy(compilation);
      });
    });
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
