import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation } from '@handover/shared/query';
import { withdrawRequest } from '../api/browse.api.ts';

/** Also after a failure both areas are loaded again: the owner may have answered meanwhile. */
export const useWithdrawRequest = () => {
  const { http, queries } = usePlatform();
  return useMutation({
    mutationFn: (requestId: number) => withdrawRequest(http, requestId),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: areaKey('deals') });
      await queries.invalidateQueries({ queryKey: areaKey('opportunities') });
    },
  });
};
