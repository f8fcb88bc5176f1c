import type { Compilation, Module } from 'webpack';
import { sharedPrefix } from '../federation/entry-points.ts';

/** Entry point -> names, both sorted. */
type EntryPointNames = Record<string, string[]>;

/** What the code of a remote imports of each shared entry point, re-exports included; what tree shaking left out is not in it. */
export function entryPointUses({ modules, moduleGraph, chunkGraph }: Compilation): EntryPointNames {
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
        // Without a name the whole entry point was taken, which says nothing of what is used of it.
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name) names.add(name);
      }
    }
    if (names.size > 0) found.push([entryPoint, [...names]]);
  }
  return sorted(found);
}

/** What each entry point that a host provides exports. */
export function entryPointExports({ modules, moduleGraph }: Compilation): EntryPointNames {
  const found: [string, string[]][] = [];
  for (const module of modules) {
    const entryPoint = module.type === 'provide-module' && entryPointOf(providedKey(module));
    if (!entryPoint) continue;
    const behind = [module, ...module.blocks].flatMap(({ dependencies }) =>
      dependencies.map((dependency) => moduleGraph.getModule(dependency)),
    );
    const names = behind.map((each) => each && moduleGraph.getProvidedExports(each));
    found.push([entryPoint, names.flatMap((each) => (Array.isArray(each) ? each : []))]);
  }
  return sorted(found);
}

/** The share key of a module through which a shared one is asked for; the type knows nothing of it. */
export const consumedKey = (module: Module) =>
  (module as unknown as { options: { shareKey: string } }).options.shareKey;

/** The share key of a module through which a shared one is handed out. */
export const providedKey = (module: Module) => (module as unknown as { _name: string })._name;

const entryPointOf = (key: string) => key.startsWith(sharedPrefix) && key;

/** The same order in every build: the version is a hash. */
function sorted(found: [string, string[]][]): EntryPointNames {
  const names = new Map<string, Set<string>>();
  for (const [entryPoint, some] of found)
    names.set(entryPoint, new Set([...(names.get(entryPoint) ?? []), ...some]));
  return Object.fromEntries(
    [...names].toSorted().map(([entryPoint, all]) => [entryPoint, [...all].toSorted()]),
  );
}
