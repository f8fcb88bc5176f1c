import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { type RetryPolicy, withDeadline } from '../../kernel/lazy/index.ts';

/** Ends an attempt to load a remote at its deadline, whatever it waits for: its entry, a chunk or a shared module. */
export function deadlinePlugin({ deadline }: RetryPolicy): ModuleFederationRuntimePlugin {
  const started = new Map<string, number>();
  return {
    name: 'handover-deadline',
    afterMatchRemote({ remoteInfo }) {
      if (remoteInfo) started.set(remoteInfo.name, performance.now());
    },
    getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      const spent = performance.now() - (started.get(moduleInfo.name) ?? performance.now());
      return withDeadline(Promise.resolve(remoteEntryExports.get(expose)), deadline - spent);
    },
  };
}
