import { useSearchParams } from '@handover/shared/router';
import { readFilters } from '../../rules/browse-filters.ts';
import { type FilterChange, withChange } from './filters/with-change.ts';

export const VIEWS = ['cards', 'rows'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the list is in the address, so that back, forward and a shared link show the same. */
export function useBrowseAddress() {
  const [query, setQuery] = useSearchParams();
  const showView = (view: View) => {
    const next = (now: URLSearchParams) => {
      const changed = new URLSearchParams(now);
      if (view === 'cards') changed.delete('view');
      else changed.set('view', view);
      return changed;
    };
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    query,
    filters: readFilters(query),
    view: VIEWS.find((view) => view === query.get('view')) ?? 'cards',
    change: (change: FilterChange) => setQuery((now) => withChange(now, change)),
    showView,
  };
}
