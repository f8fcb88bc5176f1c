import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { getCompany } from '../api/companies.api.ts';

export const companyKey = (id: number) => areaKey('companies', 'one', id);

/** One company of the user; asks nothing while the id is not known (a new company). */
export const useCompany = (id: number | undefined) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: companyKey(id ?? 0),
    queryFn: ({ signal }) => getCompany(http, id ?? 0, signal),
    enabled: id !== undefined,
  });
};
