import { useEffect, useState } from 'react';

/** How long a part may take before its skeleton is drawn, in milliseconds. */
const SOON = 300;

export type LazyView<Part, Failure> =
  | { part: Part }
  | { error: Failure }
  | 'waiting' /* too short to show anything */
  | 'loading';

/** Where a part comes from. */
export interface LazySource<Part> {
  /** What is here already, so that it is shown without a wait. */
  getLoaded: () => Part | undefined;
  load: () => Promise<Part>;
}

/**
 * Fetches what is to be mounted. Not `React.lazy`: that keeps a failed load for ever, and the reader shall get on with
 * Retry, without a reload. Another source needs another `key` on the component that asks.
 */
export function useLazyModule<Part, Failure = unknown>({ getLoaded, load }: LazySource<Part>) {
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<LazyView<Part, Failure>>(() => {
    const part = getLoaded();
    return part === undefined ? 'waiting' : { part };
  });

  useEffect(() => {
    if (typeof view === 'object' && 'part' in view) return;
    let current = true;
    const timer = setTimeout(() => setView((now) => (now === 'waiting' ? 'loading' : now)), SOON);
    const settle = (next: LazyView<Part, Failure>) => {
      clearTimeout(timer);
      if (current) setView(next);
    };
    load().then(
      (part) => settle({ part }),
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
