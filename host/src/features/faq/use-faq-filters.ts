import { defineFilters, idFilter, textFilter } from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

const filters = defineFilters({ q: textFilter(), category: idFilter });

/** Category and query of the URL, and the value of the field, which the URL follows. */
export function useFaqFilters() {
  const [params, setParams] = useSearchParams();
  const { q: query, category = null } = filters.read(params);
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
      setParams((now) => filters.write(now, { q: next }), { replace: true, preventScrollReset: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  return { query, category, typed, setTyped };
}
