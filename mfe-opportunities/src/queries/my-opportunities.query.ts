import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  keepPreviousData,
  mergePages,
  nextPage,
  useInfiniteQuery,
  useQuery,
} from '@handover/shared/query';
import { listMyCompanies, listMyOpportunities, type MyListParams } from '../api/my-opportunities.api.ts';
import { myListKey } from './keys.ts';

export const useMyOpportunities = (params: MyListParams) => {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: myListKey(params),
    queryFn: ({ pageParam, signal }) => listMyOpportunities(http, params, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    select: mergePages,
  });
};

export const useMyCompanies = () => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('companies', 'choice'),
    queryFn: ({ signal }) => listMyCompanies(http, signal),
  });
};
