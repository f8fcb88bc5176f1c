import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchMyCompanies } from '../api/deals.api.ts';

/** The companies of the viewer, for a choice. */
export const useMyCompanies = () => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('companies', 'choice'),
    queryFn: ({ signal }) => fetchMyCompanies(http, signal),
  });
};
