import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { getCompany } from '../api/companies.api.ts';

export const companyKey = (id: number) => areaKey('companies', 'one', id);

export const useCompany = (id: number) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: companyKey(id),
    queryFn: ({ signal }) => getCompany(http, id, signal),
  });
};
