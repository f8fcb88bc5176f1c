import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registered } from './registered.ts';

/** The global that the federation's tools look for, and the parts that they read of it. */
interface FederationGlobal {
  __FEDERATION__: { moduleInfo: Record<string, object> };
}

/**
 * Tells the federation's own tools about the page and its remotes, with versions, entries and shared modules; the
 * share scope tells which remote uses which. The tools would read this from manifests, which a page does not request:
 * its release set has all of it.
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
