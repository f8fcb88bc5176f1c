import { lazyModule } from '../kernel/lazy/index.ts';

/** Import specifier -> what loads the module. */
export type ProvidedModules = Readonly<Record<string, () => Promise<unknown>>>;

type Factory = () => unknown;

interface SharedModule {
  get: () => Factory | Promise<Factory>;
  from: string;
  eager: boolean;
}

/** Import specifier -> version -> module: what webpack's containers are initialized with, and write `loaded` into. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/**
 * The modules that a page shares with remotes, in the versions that the host provides. Each is loaded when the first remote needs it,
 * with retries, since a container remembers a failure.
 */
export function createShareScope(
  modules: ProvidedModules,
  versions: Readonly<Record<string, string>>,
): ShareScope {
  const scope: ShareScope = {};
  for (const [specifier, fetchModule] of Object.entries(modules)) {
    const { getLoaded, load } = lazyModule(fetchModule);
    const get = () => {
      const loaded = getLoaded();
      return loaded === undefined ? load().then((module) => () => module) : () => loaded;
    };
    scope[specifier] = { [versions[specifier] ?? '0.0.0']: { get, from: 'host', eager: false } };
  }
  return scope;
}
