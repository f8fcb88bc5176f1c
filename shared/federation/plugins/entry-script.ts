import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RetryPolicy } from '../../kernel/lazy/index.ts';
import type { Registered } from './registered.ts';

/**
 * The script of an entry: the browser runs it only if it is what was published; each request has another URL, since a browser may cache a
 * broken response; and it is given up a little before the attempt is, so that Retry sends a new request.
 */
export function entryScriptPlugin(
  registered: Registered,
  { deadline }: RetryPolicy,
): ModuleFederationRuntimePlugin {
  const requests = new Map<string, number>();
  return {
    name: 'handover-entry-script',
    createScript({ url, remoteInfo }) {
      const known = remoteInfo && registered.get(remoteInfo.name);
      if (!known) return undefined;
      const again = requests.get(remoteInfo.name) ?? 0;
      requests.set(remoteInfo.name, again + 1);
      const script = document.createElement('script');
      script.src = again === 0 ? url : `${url}?again=${again}`;
      script.integrity = known.release.integrity;
      if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
      return { script, timeout: deadline * 0.9 };
    },
  };
}
