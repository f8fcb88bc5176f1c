import type { Compilation, Compiler, Module } from 'webpack';

/**
 * Puts what the first page needs into two chunks, `vendor` and `shell`, so that it comes in few requests; all else
 * keeps lazy chunks of its own. What the first page needs is derived: all that the entry imports statically, also
 * through shared modules, or through the one `import()` of a bootstrap.
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
      // A chunk that holds both a shared module and the asking for it would wait for itself.
      test: (module: Module) =>
        module.type !== 'consume-shared-module' &&
        this.needed.has(module) &&
        accepts(module.nameForCondition() ?? ''),
    };
  }
}

const isRuntime = (file: string) => file.includes('@module-federation');

function neededBy({ entries, moduleGraph }: Compilation): Set<Module> {
  const needed = new Set<Module>();
  const roots = [...entries.values()]
    .flatMap((entry) => entry.dependencies.map((dependency) => moduleGraph.getModule(dependency)))
    .filter((module): module is Module => module !== null);
  const queue = [...roots];
  for (let module = queue.pop(); module; module = queue.pop()) {
    if (needed.has(module)) continue;
    needed.add(module);
    const followsLazy = module.type === 'consume-shared-module' || roots.includes(module);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { dependency, module: target } = connection;
      // Not active: an import of a side-effect free index, of which only what it passes on is used.
      if (!dependency || !target || connection.getActiveState(undefined) === false) continue;
      if (followsLazy || moduleGraph.getParentBlock(dependency) === module) queue.push(target);
    }
  }
  return needed;
}
