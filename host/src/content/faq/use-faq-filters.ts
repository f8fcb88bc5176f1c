import { useSearchParams } from '@handover/shared/router';
import { useEffect, useRef, useState } from 'react';

/** How long typing rests before the address follows, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Category and words as the address has them, and the field, which is a little ahead of it. */
export function useFaqFilters() {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const category = Number(params.get('category')) || null;
  const [typed, setTyped] = useState(query);
  const written = useRef(query);

  // Back, forward or a link changed the address: the field follows.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setTyped(query);
  }, [query]);

  useEffect(() => {
    const next = typed.trim();
    if (next === written.current) return;
    const timer = setTimeout(() => {
      written.current = next;
      const write = (now: URLSearchParams) => {
        const changed = new URLSearchParams(now);
        if (next) changed.set('q', next);
        else changed.delete('q');
        return changed;
      };
      setParams(write, { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  return { query, category, typed, setTyped };
}
