import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { deleteOpportunity } from '../api/my-opportunities.api.ts';
import { listKey, myListKey, oneKey } from './keys.ts';

export const useRemoveOpportunity = (id: number) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => deleteOpportunity(http, id),
    onSuccess: () => {
      queries.removeQueries({ queryKey: oneKey(id) });
      void queries.invalidateQueries({ queryKey: myListKey() });
      void queries.invalidateQueries({ queryKey: listKey() });
      // A company counts and lists its opportunities.
      void queries.invalidateQueries({ queryKey: areaKey('companies') });
      void queries.invalidateQueries({ queryKey: areaKey('opportunities', 'of-company') });
    },
  });
};
