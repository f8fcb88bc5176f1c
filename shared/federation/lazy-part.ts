import { defaultPatience, type Patience, retry } from './retry.ts';

/** Code that is fetched when it is first needed. `ready` and `load` are what `usePart` asks for. */
export interface LazyPart<Part> {
  /** The part, once it is here. */
  ready: () => Part | undefined;
  /** Fetches it, trying again by itself; fetched once for all who ask, and anew for whoever asks after a failure. */
  load: () => Promise<Part>;
}

/** Code in a chunk of its own that is asked for again after a failure, as `React.lazy` never does. */
export function lazyPart<Part>(
  fetchPart: () => Promise<Part>,
  patience: Patience = defaultPatience,
): LazyPart<Part> {
  let here: Part | undefined;
  let loading: Promise<Part> | undefined;
  const load = async () => {
    try {
      here = await retry(patience, fetchPart);
      return here;
    } finally {
      loading = undefined;
    }
  };
  return {
    ready: () => here,
    load() {
      if (here !== undefined) return Promise.resolve(here);
      loading ??= load();
      return loading;
    },
  };
}
