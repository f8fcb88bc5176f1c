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
  loadModules: () => Promise<ProvidedModules>,
  versions: Readonly<Record<string, string>>,
): ShareScope {
  const scope: ShareScope = {};
  for (const [specifier, version] of Object.entries(versions)) {
    const { getLoaded, load } = lazyModule(async () => {
      const fetchModule = (await loadModules())[specifier];
      if (!fetchModule) throw new Error(`The host has no ${specifier}`);
      return fetchModule();
    });
    const get = () => {
      const loaded = getLoaded();
      return loaded === undefined ? load().then((module) => () => module) : () => loaded;
    };
    scope[specifier] = { [version]: { get, from: 'host', eager: false } };
  }
  return scope;
}
