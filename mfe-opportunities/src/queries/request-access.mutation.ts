import type { Access, Opportunity } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { requestAccess } from '../api/browse.api.ts';
import { listKey, oneKey } from './keys.ts';

/** 'Requested' is shown at once; what was there before comes back when the call fails. */
export const useRequestAccess = (id: number) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const change = (patch: Partial<Access>) =>
    queries.setQueryData<Opportunity>(
      oneKey(id),
      (one) => one && { ...one, request_access_status: { ...one.request_access_status, ...patch } },
    );
  return useMutation({
    mutationFn: (message: string) => requestAccess(http, id, message),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: oneKey(id) });
      const before = queries.getQueryData<Opportunity>(oneKey(id))?.request_access_status;
      change({ status: 'requested' });
      return { before };
    },
    onError: (_error, _message, kept) => {
      if (kept?.before) change(kept.before);
      // A refusal may mean that the status has changed meanwhile.
      void queries.invalidateQueries({ queryKey: oneKey(id) });
    },
    onSuccess: (request) => {
      change({ status: 'requested', request_id: request.id });
      void queries.invalidateQueries({ queryKey: listKey() });
      void queries.invalidateQueries({ queryKey: areaKey('deals') });
    },
  });
};
