import type { Compilation, Module } from 'webpack';
import { doorPrefix } from '../federation/doors.ts';

/** Door -> names, both sorted. */
type DoorNames = Record<string, string[]>;

/** What the code of a remote imports of each shared door, re-exports included; what tree shaking left out is not in it. */
export function doorUses({ modules, moduleGraph, chunkGraph }: Compilation): DoorNames {
  const found: [string, string[]][] = [];
  for (const module of modules) {
    const door = module.type === 'consume-shared-module' && doorOf(consumedKey(module));
    if (!door) continue;
    const names = new Set<string>();
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection;
      if (!originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      if (!dependency || !connection.isActive(undefined)) continue;
      for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
        // Without a name the whole door was taken, which says nothing of what is used of it.
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name) names.add(name);
      }
    }
    if (names.size > 0) found.push([door, [...names]]);
  }
  return sorted(found);
}

/** What each door that a host provides exports. */
export function doorExports({ modules, moduleGraph }: Compilation): DoorNames {
  const found: [string, string[]][] = [];
  for (const module of modules) {
    const door = module.type === 'provide-module' && doorOf(providedKey(module));
    if (!door) continue;
    const behind = [module, ...module.blocks].flatMap(({ dependencies }) =>
      dependencies.map((dependency) => moduleGraph.getModule(dependency)),
    );
    const names = behind.map((each) => each && moduleGraph.getProvidedExports(each));
    found.push([door, names.flatMap((each) => (Array.isArray(each) ? each : []))]);
  }
  return sorted(found);
}

/** The share key of a module through which a shared one is asked for; the type knows nothing of it. */
export const consumedKey = (module: Module) =>
  (module as unknown as { options: { shareKey: string } }).options.shareKey;

/** The share key of a module through which a shared one is handed out. */
export const providedKey = (module: Module) => (module as unknown as { _name: string })._name;

const doorOf = (key: string) => key.startsWith(doorPrefix) && key;

/** The same order in every build: the version is a hash. */
function sorted(found: [string, string[]][]): DoorNames {
  const names = new Map<string, Set<string>>();
  for (const [door, some] of found) names.set(door, new Set([...(names.get(door) ?? []), ...some]));
  return Object.fromEntries([...names].toSorted().map(([door, all]) => [door, [...all].toSorted()]));
}
