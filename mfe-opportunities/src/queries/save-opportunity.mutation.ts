import type { OpportunityType } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { createOpportunity, type OpportunityParts, patchOpportunity } from '../api/my-opportunities.api.ts';
import { listKey, myListKey, oneKey, privateKey } from './keys.ts';

/** Makes one, or changes the one with this id. */
export const useSaveOpportunity = (type: OpportunityType, id?: number) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (parts: OpportunityParts) =>
      id === undefined ? createOpportunity(http, type, parts) : patchOpportunity(http, id, parts),
    onSuccess: (saved) => {
      queries.setQueryData(oneKey(saved.id), saved);
      void queries.invalidateQueries({ queryKey: privateKey(saved.id) });
      void queries.invalidateQueries({ queryKey: myListKey() });
      void queries.invalidateQueries({ queryKey: listKey() });
      // A company counts its opportunities.
      void queries.invalidateQueries({ queryKey: areaKey('companies') });
    },
  });
};
