import type { CompanyListParams } from '../api/companies.api.ts';

export const ORDERINGS = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  '-completeness',
  'completeness',
] as const;
const NEWEST = ORDERINGS[0];

/** What a list shows, as its address holds it. */
export type ListFilters = Pick<CompanyListParams, 'name' | 'sectors' | 'ordering'>;
export const NO_FILTERS: ListFilters = { name: '', sectors: [], ordering: NEWEST };

/** Values that are not possible are ignored. */
export const readFilters = (query: URLSearchParams): ListFilters => ({
  name: query.get('name') ?? '',
  sectors: (query.get('sectors') ?? '').split(',').filter((id) => /^[1-9]\d*$/.test(id)),
  ordering: ORDERINGS.find((known) => known === query.get('ordering')) ?? NEWEST,
});

/** The query of an address with a change applied; defaults are left out, and the list begins at its first page again. */
export const withFilters = (query: URLSearchParams, change: Partial<ListFilters>): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const text = value.toString();
    if (text === '' || text === NEWEST) next.delete(name);
    else next.set(name, text);
  }
  return next;
};

export const isFiltered = ({ name, sectors }: ListFilters) => name !== '' || sectors.length > 0;
