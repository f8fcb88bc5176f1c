import { useSearchParams } from '@handover/shared/router';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

/** Category and query of the URL, and the value of the field, which the URL follows. */
export function useFaqFilters() {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const category = Number(params.get('category')) || null;
  const [typed, setTyped] = useState(query);
  const written = useRef(query);

  // Back, forward or a link has changed the URL: the field follows.
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
