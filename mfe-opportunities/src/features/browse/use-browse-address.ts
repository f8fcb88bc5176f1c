import { type Landing, type OpportunityType, routes } from '@handover/shared/contract';
import { useNavigate, useSearchParams } from '@handover/shared/router';
import { readFilters, writeAddress, writeFilters } from '../../rules/browse-filters.ts';
import { isWithin, landingFilters, NO_PLACE } from '../../rules/landing.ts';
import { changeFilters, type FilterChange, withChange } from './filters/with-change.ts';

export const VIEWS = ['cards', 'rows'] as const;
export type View = (typeof VIEWS)[number];

/**
 * The state of the list is in the address, so that back, forward and a shared link show the same. That of a landing page
 * has its sector and place in the path; once another is chosen, the address is that of the general list.
 */
export function useBrowseAddress(type: OpportunityType, landing: Landing | undefined) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const filtersOf = (now: URLSearchParams) => ({
    ...readFilters(now),
    ...(landing && landingFilters(landing)),
  });
  const filters = filtersOf(query);
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'cards';
  const showView = (view: View) => {
    const next = (now: URLSearchParams) => {
      const changed = new URLSearchParams(now);
      if (view === 'cards') changed.delete('view');
      else changed.set('view', view);
      return changed;
    };
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const change = (change: FilterChange) => {
    if (!landing) return setQuery((now) => withChange(now, change));
    const after = changeFilters(filters, change);
    if (!isWithin(after, landing)) {
      const kept = view === 'cards' ? undefined : view;
      return navigate(routes.opportunities(type, { ...writeFilters(after), view: kept }));
    }
    return setQuery((now) =>
      writeAddress(now, writeFilters({ ...changeFilters(filtersOf(now), change), ...NO_PLACE })),
    );
  };
  return { query, filters, view, change, showView };
}
