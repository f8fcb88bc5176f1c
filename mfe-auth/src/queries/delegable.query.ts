import type { DelegationScope } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listMyCompanies, listMyDeals, listMySales, listMySearches } from '../api/delegations.api.ts';

export interface Delegable {
  value: string;
  label: string;
}

const LISTS = {
  company: 'companies',
  opportunity: 'opportunities',
  deals: 'opportunities',
  deal: 'deals',
} as const satisfies Record<DelegationScope, string>;

/** What of the user's an adviser can be let into, as options. */
export function useDelegable(scope: DelegationScope) {
  const { http } = usePlatform();
  const read = {
    companies: async (signal: AbortSignal): Promise<Delegable[]> =>
      (await listMyCompanies(http, signal)).results.map(({ id, name }) => ({
        value: String(id),
        label: name,
      })),
    opportunities: async (signal: AbortSignal): Promise<Delegable[]> => {
      const lists = await Promise.all([listMySales(http, signal), listMySearches(http, signal)]);
      return lists
        .flatMap(({ results }) => results)
        .map(({ id, project_title: label }) => ({ value: String(id), label }));
    },
    deals: async (signal: AbortSignal): Promise<Delegable[]> =>
      (await listMyDeals(http, signal)).results.map(({ id, title }) => ({ value: String(id), label: title })),
  };
  const list = LISTS[scope];
  return useQuery({
    queryKey: areaKey(list, 'delegable'),
    queryFn: ({ signal }) => read[list](signal),
  });
}
