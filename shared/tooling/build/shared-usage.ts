import { sharedPrefix } from '@handover/shared/federation/entry-points';
import type { Chunk, Compilation, Dependency, Module } from 'webpack';
import { sharedVersions } from './sharing.ts';

/** Entry point -> names, both sorted. */
type NamesByEntryPoint = Record<string, string[]>;

/** The names that a remote imports from each shared entry point, re-exports included, after tree shaking. */
export function usedExports({ modules, moduleGraph, chunkGraph }: Compilation): NamesByEntryPoint {
  const found: [string, string[]][] = [];
  for (const module of modules) {
    const entryPoint = module.type === 'consume-shared-module' && entryPointOf(consumedKey(module));
    if (!entryPoint) continue;
    const names = new Set<string>();
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection;
      if (!originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      if (!dependency || !connection.isActive(undefined)) continue;
      for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
        // An import without a name is of the whole module, which does not tell which exports are used.
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name) names.add(name);
      }
    }
    if (names.size > 0) found.push([entryPoint, [...names]]);
  }
  return sorted(found);
}

/** The exports of each entry point that the host provides. */
export function providedExports(compilation: Compilation): NamesByEntryPoint {
  const { moduleGraph } = compilation;
  const found: [string, string[]][] = [];
  for (const [entryPoint, { module }] of providedModules(compilation)) {
    if (!entryPointOf(entryPoint)) continue;
    const names = module && moduleGraph.getProvidedExports(module);
    found.push([entryPoint, Array.isArray(names) ? names : []]);
  }
  return sorted(found);
}

/** The shared modules that the host imports lazily, in `provided-modules.ts`: specifier -> what is imported. */
export function providedModules({ modules, moduleGraph, chunkGraph }: Compilation) {
  const provided = new Map<string, { module: Module | null; chunks: Chunk[] }>();
  for (const block of [...modules].flatMap((module) => module.blocks)) {
    for (const dependency of block.dependencies) {
      const specifier = requestOf(dependency);
      if (!specifier || !(specifier in sharedVersions())) continue;
      const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
      provided.set(specifier, { module: moduleGraph.getModule(dependency), chunks });
    }
  }
  return provided;
}

/** The shared modules that some chunks of a remote wait for, sorted. */
export function consumedBy({ chunkGraph }: Compilation, chunks: readonly Chunk[]): string[] {
  const consumed = chunks.flatMap((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].filter(({ type }) => type === 'consume-shared-module'),
  );
  return [...new Set(consumed.map(consumedKey))].sort();
}

/** The share key of a module that consumes a shared one, which is missing in webpack's types. */
export const consumedKey = (module: Module) =>
  (module as unknown as { options: { shareKey: string } }).options.shareKey;

/** The request of an import, which is missing in webpack's types. */
export const requestOf = (dependency: Dependency) =>
  (dependency as Dependency & { request?: string }).request;

const entryPointOf = (key: string) => key.startsWith(sharedPrefix) && key;

/** Sorted, since the version is a hash of the output. */
function sorted(found: [string, string[]][]): NamesByEntryPoint {
  const names = new Map<string, Set<string>>();
  for (const [entryPoint, some] of found)
    names.set(entryPoint, new Set([...(names.get(entryPoint) ?? []), ...some]));
  return Object.fromEntries(
    [...names].toSorted().map(([entryPoint, all]) => [entryPoint, [...all].toSorted()]),
  );
}
