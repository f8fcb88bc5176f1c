import { usePlatform } from '@handover/shared/platform';
import { keepPreviousData, useQuery } from '@handover/shared/query';
import { usePagedList } from '@handover/shared/ui-extra';
import { type BrowseParams, listOpportunities, PAGE_LENGTH } from '../api/browse.api.ts';
import { listKey } from './keys.ts';

/** The query waits until the filters are known. */
export const useBrowse = (params: BrowseParams, isReady: boolean) => {
  const { http } = usePlatform();
  return usePagedList({
    queryKey: listKey(params),
    queryFn: (call, signal) => listOpportunities(http, { ...params, ...call }, signal),
    pageLength: PAGE_LENGTH,
    enabled: isReady,
  });
};

/** A single page, counted from 1. */
export const useBrowsePage = (params: BrowseParams, page: number) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: listKey(params, 'page', page),
    queryFn: ({ signal }) => listOpportunities(http, { ...params, page, page_size: PAGE_LENGTH }, signal),
  });
};

/** How many there are; while others are counted, the number before. */
export const useBrowseCount = (params: BrowseParams, isReady: boolean) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: listKey(params, 'count'),
    queryFn: async ({ signal }) =>
      (await listOpportunities(http, { ...params, page: 1, page_size: 1 }, signal)).count,
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
};
