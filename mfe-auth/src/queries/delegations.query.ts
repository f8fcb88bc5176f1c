import type { Delegation, DelegationBody, DelegationPatch } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  mergePages,
  nextPage,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@handover/shared/query';
import {
  answerDelegation,
  changeDelegation,
  type DelegationSide,
  endDelegation,
  giveDelegation,
  listDelegations,
} from '../api/delegations.api.ts';

/** Those of the lists for whom an adviser may read are below this key, too. */
const DELEGATIONS = areaKey('user', 'delegations');

/** What the user has given to others, or received from them, the newest first. */
export function useDelegations(side: DelegationSide) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...DELEGATIONS, side],
    queryFn: ({ pageParam, signal }) => listDelegations(http, side, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
  });
}

/** A mutation after which the lists are read again; a failed one, too: the other person may have been first. */
function useChange<Input>(mutationFn: (input: Input) => Promise<Delegation>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: DELEGATIONS }),
  });
}

export function useGiveDelegation() {
  const { http } = usePlatform();
  return useChange((body: DelegationBody) => giveDelegation(http, body));
}

export function useChangeDelegation(id: number) {
  const { http } = usePlatform();
  return useChange((patch: DelegationPatch) => changeDelegation(http, id, patch));
}

export function useAnswerDelegation() {
  const { http } = usePlatform();
  return useChange(({ id, accepted }: { id: number; accepted: boolean }) =>
    answerDelegation(http, id, accepted),
  );
}

export function useEndDelegation() {
  const { http } = usePlatform();
  return useChange((id: number) => endDelegation(http, id));
}
