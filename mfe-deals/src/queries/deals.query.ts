import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, useQuery } from '@handover/shared/query';
import { usePagedList } from '@handover/shared/ui-extra';
import { type DealParams, fetchDealCounts, fetchDeals } from '../api/deals.api.ts';
import type { ListAddress } from '../rules/list-address.ts';

const PAGE_LENGTH = 30;

/** The parameters that are set, so that each list has one key. */
const given = (params: Record<string, string | undefined>): DealParams =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value));

const filtersOf = ({ acting_for, search, sectors, from, to }: ListAddress) => ({
  acting_for: acting_for ? String(acting_for) : undefined,
  project_title: search,
  sectors: sectors.join(','),
  date_from: from,
  date_to: to,
});

export function useDeals(address: ListAddress) {
  const { http } = usePlatform();
  const { side, show, order } = address;
  const params = given({
    ...filtersOf(address),
    side: side === 'both' ? undefined : side,
    group: show === 'archived' ? undefined : show,
    archived: show === 'archived' ? 'true' : undefined,
    ordering: order,
  });
  return usePagedList({
    queryKey: areaKey('deals', 'list', params),
    queryFn: (call, signal) => fetchDeals(http, { ...params, ...call }, signal),
    pageLength: PAGE_LENGTH,
  });
}

/** How many deals each side and group has, of those that the filters leave. */
export function useDealCounts(address: ListAddress) {
  const { http } = usePlatform();
  const params = given(filtersOf(address));
  return useQuery({
    queryKey: areaKey('deals', 'counts', params),
    queryFn: ({ signal }) => fetchDealCounts(http, params, signal),
    placeholderData: keepPreviousData,
  });
}
