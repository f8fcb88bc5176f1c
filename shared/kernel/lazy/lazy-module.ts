import { defaultRetryPolicy, type RetryPolicy, retry } from './retry.ts';

/** Code that is fetched when it is first needed. `getLoaded` and `load` are what `useLazyModule` asks for. */
export interface LazyModule<Part> {
  /** The part, once it is here. */
  getLoaded: () => Part | undefined;
  /** Fetches it, trying again by itself; fetched once for all who ask, and anew for whoever asks after a failure. */
  load: () => Promise<Part>;
}

/** Code in a chunk of its own that is asked for again after a failure, as `React.lazy` never does. */
export function lazyModule<Part>(
  fetchPart: () => Promise<Part>,
  policy: RetryPolicy = defaultRetryPolicy,
): LazyModule<Part> {
  let here: Part | undefined;
  let loading: Promise<Part> | undefined;
  const load = async () => {
    try {
      here = await retry(policy, fetchPart);
      return here;
    } finally {
      loading = undefined;
    }
  };
  return {
    getLoaded: () => here,
    load() {
      if (here !== undefined) return Promise.resolve(here);
      loading ??= load();
      return loading;
    },
  };
}
