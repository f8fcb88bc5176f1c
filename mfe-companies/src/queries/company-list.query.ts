import type { Company, Paged } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  type InfiniteData,
  keepPreviousData,
  mergePages,
  nextPage,
  useInfiniteQuery,
} from '@handover/shared/query';
import { useEffect } from 'react';
import { listCompanies } from '../api/companies.api.ts';
import type { ListFilters } from '../rules/list-filters.ts';

const countedItems = (data: InfiniteData<Paged<Company>>) => ({
  items: mergePages(data),
  count: data.pages[0]?.count ?? 0,
  pages: data.pages.length,
});

/** Pages 1 to `pages`, merged, each company once. */
export const useCompanyList = (filters: ListFilters, pages: number) => {
  const { http } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: areaKey('companies', 'list', filters),
    queryFn: ({ pageParam: page, signal }) => listCompanies(http, { ...filters, page }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    select: countedItems,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const loaded = data?.pages ?? 0;
  useEffect(() => {
    if (loaded > 0 && loaded < pages && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, pages, hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
};
