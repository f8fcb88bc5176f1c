import type { Compilation, Module } from 'webpack';
import { sharedPrefix } from '../federation/entry-points.ts';

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
        // Without a name the whole module was imported, which does not tell which exports are used.
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name) names.add(name);
      }
    }
    if (names.size > 0) found.push([entryPoint, [...names]]);
  }
  return sorted(found);
}

/** The exports of each entry point that the host provides. */
export function providedExports({ modules, moduleGraph }: Compilation): NamesByEntryPoint {
  const found: [string, string[]][] = [];
  for (const module of modules) {
    const entryPoint = module.type === 'provide-module' && entryPointOf(providedKey(module));
    if (!entryPoint) continue;
    const targets = [module, ...module.blocks].flatMap(({ dependencies }) =>
      dependencies.map((dependency) => moduleGraph.getModule(dependency)),
    );
    const names = targets.map((each) => each && moduleGraph.getProvidedExports(each));
    found.push([entryPoint, names.flatMap((each) => (Array.isArray(each) ? each : []))]);
  }
  return sorted(found);
}

/** The share key of a module that consumes a shared one, which is missing in webpack's types. */
export const consumedKey = (module: Module) =>
  (module as unknown as { options: { shareKey: string } }).options.shareKey;

/** The share key of a module that provides a shared one. */
export const providedKey = (module: Module) => (module as unknown as { _name: string })._name;

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
