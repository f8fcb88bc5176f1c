import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery, useQueryClient } from '@handover/shared/query';
import { getCompany } from '../api/companies.api.ts';

export const companyKey = (id: number) => areaKey('companies', 'one', id);

export const useCompany = (id: number) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: companyKey(id),
    queryFn: ({ signal }) => getCompany(http, id, signal),
  });
};

/** Reads a company again that a page shows. */
export const useRefetchCompany = (id: number) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: companyKey(id) });
};
