import { usePlatform } from '@handover/shared/platform';
import { areaKey } from '@handover/shared/query';
import { usePagedList } from '@handover/shared/ui-extra';
import { listCompanies, PAGE_LENGTH } from '../api/companies.api.ts';
import type { ListFilters } from '../rules/list-filters.ts';

export const useCompanyList = (filters: ListFilters) => {
  const { http } = usePlatform();
  return usePagedList({
    queryKey: areaKey('companies', 'list', filters),
    queryFn: (call, signal) => listCompanies(http, { ...filters, ...call }, signal),
    pageLength: PAGE_LENGTH,
  });
};
