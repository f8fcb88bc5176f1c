import { useEffect, useState } from 'react';

/** How long loading may take before a skeleton is shown, in milliseconds. */
const SKELETON_DELAY = 300;

export type LazyView<Module, Failure> =
  | { module: Module }
  | { error: Failure }
  | 'waiting' /* shorter than the delay: nothing is shown */
  | 'loading';

export interface LazySource<Module> {
  /** The module if it is loaded already: it is then rendered at once. */
  getLoaded: () => Module | undefined;
  load: () => Promise<Module>;
}

/**
 * Loads a module to render. Not `React.lazy`: that keeps a failed load for ever, while here a retry works without a reload.
 * For another source, give the calling component another `key`.
 */
export function useLazyModule<Module, Failure = unknown>({ getLoaded, load }: LazySource<Module>) {
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<LazyView<Module, Failure>>(() => {
    const module = getLoaded();
    return module === undefined ? 'waiting' : { module };
  });

  useEffect(() => {
    if (typeof view === 'object' && 'module' in view) return;
    let current = true;
    const timer = setTimeout(() => setView((now) => (now === 'waiting' ? 'loading' : now)), SKELETON_DELAY);
    const settle = (next: LazyView<Module, Failure>) => {
      clearTimeout(timer);
      if (current) setView(next);
    };
    load().then(
      (module) => settle({ module }),
      (error: Failure) => settle({ error }),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  const retry = () => {
    setView('waiting');
    setAttempt((count) => count + 1);
  };
  return { view, attempt, retry };
}
