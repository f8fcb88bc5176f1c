import { PAGE_SIZE } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { usePagedList } from '@handover/shared/ui-extra';
import { listMyCompanies, listMyOpportunities, type MyListParams } from '../api/my-opportunities.api.ts';
import { myListKey } from './keys.ts';

export const useMyOpportunities = (params: MyListParams, enabled = true) => {
  const { http } = usePlatform();
  return usePagedList({
    queryKey: myListKey(params),
    queryFn: (call, signal) => listMyOpportunities(http, { ...params, ...call }, signal),
    // The page is as long as possible: the list sorts those first that need an answer.
    pageLength: PAGE_SIZE.listMax,
    enabled,
  });
};

export const useMyCompanies = (actingFor?: number) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('companies', 'choice', actingFor),
    queryFn: ({ signal }) => listMyCompanies(http, actingFor, signal),
  });
};
