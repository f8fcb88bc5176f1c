import type { ApiKeyBody } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { listApiKeys, makeApiKey, revokeApiKey } from '../api/api-keys.api.ts';

const key = areaKey('auth', 'api-keys');

export const useApiKeys = () => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await listApiKeys(http, signal)).results,
  });
};

export const useMakeApiKey = () => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyBody) => makeApiKey(http, body),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
};

/** Also where it is gone already, the list is read again. */
export const useRevokeApiKey = () => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => revokeApiKey(http, id),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
};
