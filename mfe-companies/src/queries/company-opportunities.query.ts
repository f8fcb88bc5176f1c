import type { Company } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listCompanySales } from '../api/opportunities.api.ts';

/** The opportunities made of a company: a hundred of them at most. */
export const useCompanyOpportunities = ({ id, number_of_opportunities: expected }: Company) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('opportunities', 'of-company', id, expected),
    enabled: expected > 0,
    queryFn: async ({ signal }) => (await listCompanySales(http, id, signal)).results,
  });
};
