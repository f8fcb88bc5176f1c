import type { Access, Opportunity } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, optimisticMutation, useMutation } from '@handover/shared/query';
import { type AskedAccess, requestAccess } from '../api/browse.api.ts';
import { agreementKey, listKey, oneKey } from './keys.ts';

/** 'Requested' is shown at once, and undone when the call fails. */
export const useRequestAccess = (id: number) => {
  const platform = usePlatform();
  const { http, queries } = platform;
  const change = (patch: Partial<Access>) =>
    queries.setQueryData<Opportunity>(
      oneKey(id),
      (one) => one && { ...one, request_access_status: { ...one.request_access_status, ...patch } },
    );
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (asked: AskedAccess) => requestAccess(http, id, asked),
      writes: [oneKey(id)],
      outdates: [listKey(), areaKey('deals'), agreementKey(id)],
      apply: () => change({ status: 'requested' }),
      onSuccess: ({ id: request_id, created_at: asked_at, expires_at }) =>
        change({ request_id, asked_at, expires_at }),
      silent: true,
    }),
  );
};
