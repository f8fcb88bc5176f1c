import { usePlatform } from '@handover/shared/platform';
import { usePagedList } from '@handover/shared/ui-extra';
import { type BrowseParams, listOpportunities, PAGE_LENGTH } from '../api/browse.api.ts';
import { listKey } from './keys.ts';

/** Nothing is asked for until the filters are known. */
export const useBrowse = (params: BrowseParams, isReady: boolean) => {
  const { http } = usePlatform();
  return usePagedList({
    queryKey: listKey(params),
    queryFn: (call, signal) => listOpportunities(http, { ...params, ...call }, signal),
    pageLength: PAGE_LENGTH,
    enabled: isReady,
  });
};
