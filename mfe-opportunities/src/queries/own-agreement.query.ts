import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { getOwnAgreement, removeOwnAgreement, writeOwnAgreement } from '../api/agreements.api.ts';
import { agreementKey, ownAgreementKey } from './keys.ts';

export function useOwnAgreement(id: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: ownAgreementKey(id),
    queryFn: ({ signal }) => getOwnAgreement(http, id, signal),
  });
}

/** Writes a text, or returns to that of the marketplace. */
export function useChooseAgreement(id: number) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string | null): Promise<unknown> =>
      text === null ? removeOwnAgreement(http, id) : writeOwnAgreement(http, id, text),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ownAgreementKey(id) }),
        queries.invalidateQueries({ queryKey: agreementKey(id) }),
      ]),
  });
}
