import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, useQuery } from '@handover/shared/query';
import { listCompanies } from '../api/companies.api.ts';

export const COMPANIES_A_PAGE = 20;

export const useCompanyList = (name: string, page: number) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('companies', 'list', { name, page }),
    queryFn: ({ signal }) =>
      listCompanies(
        http,
        { name: name || undefined, page, page_size: COMPANIES_A_PAGE, ordering: '-created_at' },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
};
