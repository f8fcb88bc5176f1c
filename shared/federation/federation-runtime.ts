import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from './contract.ts';

/** The part of Module Federation that the loader uses; tests replace it. */
export interface FederationRuntime {
  /** Loads the entry of a release (once per `alias`) and returns its exposed `./remote`. */
  load(alias: string, entry: string, release: RemoteRelease, deadline: number): Promise<unknown>;
}

/** The federation runtime in the host bundle, with integrity and timeout added to each entry script. */
export function federationRuntime(): FederationRuntime {
  const known = new Map<string, { integrity: string; deadline: number }>();
  const instance = getInstance();
  if (!instance) throw new Error('No federation runtime: the host was not built with hostConfig()');
  instance.registerPlugins([
    {
      name: 'handover-entry',
      createScript({ url, remoteInfo }) {
        const wanted = remoteInfo ? known.get(remoteInfo.name) : undefined;
        if (!wanted) return undefined;
        const script = document.createElement('script');
        script.src = url;
        script.integrity = wanted.integrity;
        if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
        return { script, timeout: wanted.deadline };
      },
    },
  ]);
  return {
    async load(alias, entry, release, deadline) {
      if (!known.has(alias)) {
        known.set(alias, { integrity: release.integrity, deadline });
        const url = new URL(entry, location.href).href;
        instance.registerRemotes([
          { name: alias, entry: url, type: 'global', entryGlobalName: release.global },
        ]);
      }
      return instance.loadRemote(`${alias}/remote`);
    },
  };
}
