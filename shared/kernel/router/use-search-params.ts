import { useCallback, useEffect, useRef } from 'react';
import {
  createSearchParams,
  type SetURLSearchParams,
  useSearchParams as useRenderedSearchParams,
} from 'react-router-dom';

/**
 * The router's `useSearchParams`, but a function that is passed to the setter gets what was set last. The router's gets what
 * was rendered last, so that of two changes during a navigation the first would be lost. The setter never changes, so that a row
 * that has it is not rendered again for each change of the address.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [rendered, setParams] = useRenderedSearchParams();
  const latest = useRef(rendered);
  const setRendered = useRef(setParams);
  useEffect(() => {
    latest.current = rendered;
    setRendered.current = setParams;
  }, [rendered, setParams]);
  const set = useCallback<SetURLSearchParams>((next, options) => {
    latest.current = createSearchParams(typeof next === 'function' ? next(latest.current) : next);
    setRendered.current(latest.current, options);
  }, []);
  return [rendered, set];
}
