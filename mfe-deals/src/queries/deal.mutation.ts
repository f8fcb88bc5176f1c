import type { HttpClient } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';

/**
 * A change of a deal. Deals are then loaded again, and opportunities too, since their access status depends on the deal. It
 * stays pending until the deals are loaded, so that no button offers what is no longer possible.
 */
export function useDealMutation<Output, Input = void>(
  run: (http: HttpClient, input: Input) => Promise<Output>,
) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run(http, input),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: areaKey('opportunities') });
      await queries.invalidateQueries({ queryKey: areaKey('deals') });
    },
  });
}
