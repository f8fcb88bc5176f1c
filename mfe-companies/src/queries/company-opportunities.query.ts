import type { Company } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey } from '@handover/shared/query';
import { usePagedList } from '@handover/shared/ui-extra';
import { listCompanySales, SALES_PAGE_SIZE } from '../api/opportunities.api.ts';

/** The opportunities made of a company, by pages. */
export const useCompanyOpportunities = ({ id, number_of_opportunities: expected, acting_for }: Company) => {
  const { http } = usePlatform();
  return usePagedList({
    queryKey: areaKey('opportunities', 'of-company', id, expected),
    enabled: expected > 0,
    queryFn: (call, signal) =>
      listCompanySales(http, id, { ...call, acting_for: acting_for?.delegation_id }, signal),
    pageLength: SALES_PAGE_SIZE,
  });
};
