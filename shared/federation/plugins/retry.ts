import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isTimeout, type RetryPolicy } from '../../kernel/lazy/index.ts';
import { RemoteError } from '../remote-errors.ts';

/**
 * Repeats a failed request after a pause, except after a timeout, since people have waited long enough, and after the
 * refusal of a gate. The container of an entry that has run is used again: it knows which of its chunks failed, and
 * requests those by new URLs.
 */
export function retryPlugin({ attempts, pause }: RetryPolicy): ModuleFederationRuntimePlugin {
  const failed = new Map<string, number>();
  return {
    name: 'handover-retry',
    async errorLoadRemote({ id, error, origin }) {
      const count = (failed.get(id) ?? 0) + 1;
      failed.delete(id);
      if (count >= attempts || isTimeout(error) || error instanceof RemoteError) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (count - 1)));
      failed.set(id, count);
      const loaded = await origin.loadRemote(id);
      failed.delete(id);
      return loaded;
    },
  };
}
