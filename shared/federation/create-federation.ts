import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { defaultRetryPolicy, type RetryPolicy } from '../kernel/lazy/index.ts';
import type { RemoteModule, RemoteRelease } from './contract.ts';
import { FEDERATION_RUNTIME } from './entry-points.ts';
import type { Provided } from './gates.ts';
import { asRemoteError, remoteModuleOf } from './mount/load-result.ts';
import { deadlinePlugin } from './plugins/deadline.ts';
import { devtoolsPlugin } from './plugins/devtools.ts';
import { entryScriptPlugin } from './plugins/entry-script.ts';
import { gatesPlugin } from './plugins/gates.ts';
import type { RegisteredRelease } from './plugins/registered.ts';
import { retryPlugin } from './plugins/retry.ts';
import { retrySharedPlugin } from './plugins/retry-shared.ts';

/** The loader of each module, by import specifier. */
type ProvidedModules = Readonly<Record<string, () => Promise<unknown>>>;

/** The part of Module Federation that the loader uses. */
export interface Federation {
  /** Loads one version of a remote. A failure is a `RemoteError`; a later call tries again. */
  load(remote: string, release: RemoteRelease): Promise<RemoteModule>;
}

interface FederationOptions {
  /** The modules that the page provides: `releaseSet.host`. */
  host: Provided;
  provided: ProvidedModules;
  policy?: Partial<RetryPolicy> | undefined;
}

/**
 * The instance of Module Federation of a page. A remote is registered once for each version, by the name of its global, so that a version and
 * its fallback can be on one page. What we ask of a load besides is in `plugins/`, one file each.
 */
export function createFederation({ host, provided, ...options }: FederationOptions): Federation {
  const policy = { ...defaultRetryPolicy, ...options.policy };
  const registered = new Map<string, RegisteredRelease>();
  const instance = createInstance({
    name: 'handover',
    remotes: [],
    shared: sharedModules(provided, host.provides),
    shareStrategy: 'loaded-first',
    plugins: [
      provideRuntime(),
      gatesPlugin(registered, host),
      entryScriptPlugin(registered, policy),
      deadlinePlugin(policy),
      retryPlugin(policy),
      retrySharedPlugin(),
      devtoolsPlugin(registered),
    ],
  });

  return {
    async load(remote, release) {
      const { global, entry } = release;
      if (!registered.has(global)) {
        registered.set(global, { remote, release });
        const url = new URL(entry, location.href).href;
        instance.registerRemotes([{ name: global, entry: url, type: 'global', entryGlobalName: global }]);
      }
      const exposed = await instance.loadRemote(`${global}/remote`).catch((error: unknown) => {
        throw asRemoteError(error, remote, release);
      });
      return remoteModuleOf(exposed, remote, release);
    },
  };
}

/** Each is loaded when the first remote needs it, and is the only one of its kind. */
function sharedModules(provided: ProvidedModules, versions: Readonly<Record<string, string>>) {
  const modules = Object.entries(versions).filter(([specifier]) => specifier !== FEDERATION_RUNTIME);
  return Object.fromEntries(
    modules.map(([specifier, version]) => [
      specifier,
      {
        version,
        get: async () => {
          const module = await provided[specifier]?.();
          if (!module) throw new Error(`The host has no ${specifier}`);
          return () => module;
        },
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  );
}
