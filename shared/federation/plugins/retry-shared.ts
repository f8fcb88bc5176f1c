import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { defaultRetryPolicy, type RetryPolicy, retry } from '../../kernel/lazy/index.ts';

/**
 * Loads a shared module again if that failed, at once and whenever a remote asks for it later. The runtime keeps the first failure, so that
 * only a reload of the page would help.
 */
export const retrySharedPlugin = (
  policy: RetryPolicy = defaultRetryPolicy,
): ModuleFederationRuntimePlugin => ({
  name: 'handover-retry-shared',
  beforeRegisterShare(registration) {
    const { pkgName, shared, origin } = registration;
    const { get, version } = shared;
    shared.get = () =>
      retry(policy, async () => get()).catch((error: unknown) => {
        for (const scope of Object.values(origin.shareScopeMap)) {
          const kept = scope[pkgName]?.[version];
          if (kept) kept.loading = null;
        }
        throw error;
      });
    return registration;
  },
});
