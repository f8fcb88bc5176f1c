import type { OpportunityType } from '@handover/shared/contract';
import type { OpportunityFilters } from '@handover/shared/modals';
import { useSearchParams } from '@handover/shared/router';
import type { BrowseParams } from '../../api/browse.api.ts';

export const ORDERINGS = ['-created_at', 'created_at', 'asking_price', '-asking_price'] as const;
const NEWEST = ORDERINGS[0];
export const NO_FILTERS: OpportunityFilters = { search: '', sector: '', ordering: NEWEST, favorites: false };

/** The filters in an address; invalid values are ignored. */
export const readFilters = (query: URLSearchParams, type: OpportunityType | undefined): BrowseParams => {
  const sector = query.get('sector') ?? '';
  const ordering = query.get('ordering') ?? '';
  return {
    type,
    search: query.get('search') ?? '',
    sector: /^[1-9]\d*$/.test(sector) ? sector : '',
    ordering: ORDERINGS.find((known) => known === ordering) ?? NEWEST,
    favorites: query.get('favorites') === 'true',
  };
};

export const readPages = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 ? Math.min(page, 50) : 1;
};

export type FilterChange = Partial<OpportunityFilters>;

/** How many filters are set; the ordering is none. */
export const countFilters = ({ search, sector, favorites }: OpportunityFilters): number =>
  [search, sector, favorites].filter(Boolean).length;

/** The query with a change applied: it starts at the first page again, and defaults are left out. */
export const withChange = (query: URLSearchParams, change: FilterChange): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === NEWEST) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

/** The filters are kept in the address, so that back, forward and a shared link show the same list. */
export const useBrowseFilters = (type: OpportunityType | undefined) => {
  const [query, setQuery] = useSearchParams();
  return {
    filters: readFilters(query, type),
    pages: readPages(query),
    query,
    change: (change: FilterChange) => setQuery((now) => withChange(now, change)),
    showPages: (pages: number) => {
      const withPage = (now: URLSearchParams) => {
        const next = new URLSearchParams(now);
        next.set('page', String(pages));
        return next;
      };
      setQuery(withPage, { replace: true, preventScrollReset: true });
    },
  };
};
