import type { ReportDecisionBody, ReportState } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  mergePages,
  nextPage,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@handover/shared/query';
import { decideReport, listReports } from '../api/reports.api.ts';

const KEY = areaKey('user', 'reports');

export function useReports(state: ReportState) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...KEY, state],
    queryFn: ({ pageParam, signal }) => listReports(http, state, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
  });
}

/** A decision changes both lists, and may remove a listing. */
export function useDecideReport(id: number) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportDecisionBody) => decideReport(http, id, body),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      await queries.invalidateQueries({ queryKey: areaKey('opportunities') });
    },
  });
}
