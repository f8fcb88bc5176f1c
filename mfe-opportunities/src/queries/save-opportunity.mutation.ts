import type { Opportunity, OpportunityType } from '@handover/shared/contract';
import { changedParts } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { createOpportunity, type NewOpportunity, patchOpportunity } from '../api/my-opportunities.api.ts';
import { listKey, myListKey, oneKey, privateKey } from './keys.ts';

interface Save {
  before: NewOpportunity;
  after: NewOpportunity;
}

/** Makes one, or changes this one by what differs. */
export const useSaveOpportunity = (type: OpportunityType, known?: Opportunity) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ before, after }: Save) => {
      if (!known) return createOpportunity(http, type, after);
      const patch = changedParts(before, after);
      return Object.keys(patch).length === 0 ? known : patchOpportunity(http, known.id, patch);
    },
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
