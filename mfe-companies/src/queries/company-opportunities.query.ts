import type { Company, Opportunity } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listMySales } from '../api/opportunities.api.ts';

/** The opportunities made of a company. The api lists those of all companies together, so pages are read until all are found. */
export const useCompanyOpportunities = ({ id, number_of_opportunities: expected }: Company) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('opportunities', 'of-company', id, expected),
    enabled: expected > 0,
    queryFn: async ({ signal }) => {
      const found: Opportunity[] = [];
      let next: number | null = 1;
      while (next !== null && found.length < expected) {
        const page: Awaited<ReturnType<typeof listMySales>> = await listMySales(http, next, signal);
        found.push(...page.results.filter(({ own }) => own?.company_id === id));
        next = page.next_page;
      }
      return found;
    },
  });
};
