import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, useQuery } from '@handover/shared/query';
import { listCompanies } from '../api/companies.api.ts';

export const PAGE_LENGTH = 20;

export const useCompanyList = (name: string, page: number) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('companies', 'list', { name, page }),
    queryFn: ({ signal }) =>
      listCompanies(
        http,
        { name: name || undefined, page, page_size: PAGE_LENGTH, ordering: '-created_at' },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
};
