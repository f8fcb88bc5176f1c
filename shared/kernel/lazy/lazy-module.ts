import { defaultRetryPolicy, type RetryPolicy, retry } from './retry.ts';

/** Code that is loaded when it is first needed; see `useLazyModule`. */
export interface LazyModule<Module> {
  /** The module, once it is loaded. */
  getLoaded: () => Module | undefined;
  /** Loads it once for all callers, with retries; a call after a failure loads it again. */
  load: () => Promise<Module>;
}

/** Code in a chunk of its own. Unlike `React.lazy`, it can be loaded again after a failure. */
export function lazyModule<Module>(
  fetchModule: () => Promise<Module>,
  policy: RetryPolicy = defaultRetryPolicy,
): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = async () => {
    try {
      loaded = await retry(policy, fetchModule);
      return loaded;
    } finally {
      loading = undefined;
    }
  };
  return {
    getLoaded: () => loaded,
    load() {
      if (loaded !== undefined) return Promise.resolve(loaded);
      loading ??= load();
      return loading;
    },
  };
}
