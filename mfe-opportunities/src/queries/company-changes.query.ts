import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { acknowledgeCompanyChanges, getCompanyChanges } from '../api/company-changes.api.ts';
import { companyChangesKey, myListKey, oneKey } from './keys.ts';

/** The changes in the company since the opportunity took over its data. Does not fetch without an id. */
export const useCompanyChanges = (id: number | undefined) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: companyChangesKey(id ?? 0),
    queryFn: ({ signal }) => getCompanyChanges(http, id ?? 0, signal),
    enabled: id !== undefined,
  });
};

export const useAcknowledgeCompanyChanges = (id: number) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => acknowledgeCompanyChanges(http, id, version),
    onSuccess: (left) => {
      queries.setQueryData(companyChangesKey(id), left);
      void queries.invalidateQueries({ queryKey: oneKey(id) });
      void queries.invalidateQueries({ queryKey: myListKey() });
    },
    // The company has changed again: what it has now is offered.
    onError: () => queries.invalidateQueries({ queryKey: companyChangesKey(id) }),
  });
};
