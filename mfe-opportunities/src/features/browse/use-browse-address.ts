import { useSearchParams } from '@handover/shared/router';
import { readFilters } from './filters/browse-filters.ts';
import { type FilterChange, withChange } from './filters/with-change.ts';

export const VIEWS = ['cards', 'rows'] as const;
export type View = (typeof VIEWS)[number];

const MAX_PAGES = 500;
export const readPages = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1;
};

/** The state of the list is in the address, so that back, forward and a shared link show the same. */
export function useBrowseAddress() {
  const [query, setQuery] = useSearchParams();
  const replace = (name: string, value: string) => {
    const next = (now: URLSearchParams) => {
      const changed = new URLSearchParams(now);
      if (value) changed.set(name, value);
      else changed.delete(name);
      return changed;
    };
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    query,
    filters: readFilters(query),
    pages: readPages(query),
    view: VIEWS.find((view) => view === query.get('view')) ?? 'cards',
    change: (change: FilterChange) => setQuery((now) => withChange(now, change)),
    showPages: (pages: number) => replace('page', String(pages)),
    showView: (view: View) => replace('view', view === 'cards' ? '' : view),
  };
}
