import type { HttpClient } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';

/**
 * A change of a deal. Afterwards every list and page of deals is asked again, and the opportunities too, as their access
 * status hangs on the deal. Pending until the new truth is there, so that no button offers what is over.
 */
export function useDealMutation<Input, Output>(run: (http: HttpClient, input: Input) => Promise<Output>) {
  const { http } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run(http, input),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: areaKey('opportunities') });
      await client.invalidateQueries({ queryKey: areaKey('deals') });
    },
  });
}
