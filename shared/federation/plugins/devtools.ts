import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registered } from './registered.ts';

/** The global that the federation's tools look for, and the parts that they read of it. */
interface FederationGlobal {
  __FEDERATION__: { moduleInfo: Record<string, object> };
}

/**
 * Tells the federation's own tools of the page and its remotes, with versions, entries and what the page shares; which remote uses what of it they
 * find in the share scope. They would read it from manifests, which a page does not request: it has all of it in its release set.
 */
export function devtoolsPlugin(registered: Registered): ModuleFederationRuntimePlugin {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  const { moduleInfo } = (globalThis as unknown as FederationGlobal).__FEDERATION__;
  return {
    name: 'handover-devtools',
    init({ options }) {
      moduleInfo[options.name] = {
        version: options.version ?? '',
        remoteEntry: '',
        remotesInfo,
        shared: Object.entries(options.shared).map(([sharedName, [shared]]) => ({
          sharedName,
          version: shared?.version,
          shareConfig: shared?.shareConfig,
        })),
        modules: [],
      };
    },
    registerRemote({ remote, origin }) {
      const known = registered.get(remote.name);
      if (known) {
        const { version } = known.release;
        remotesInfo[known.remote] = { matchedVersion: version };
        moduleInfo[`${known.remote}:${version}`] = {
          version,
          remoteEntry: 'entry' in remote ? remote.entry : '',
          globalName: remote.entryGlobalName,
          modules: [{ moduleName: 'remote', modulePath: './remote' }],
        };
      }
      return { remote, origin };
    },
  };
}
