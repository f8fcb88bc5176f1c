import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { deleteCompany } from '../api/companies.api.ts';
import { companyKey } from './company.query.ts';

export const useRemoveCompany = (id: number) => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => deleteCompany(http, id),
    onSuccess: () => {
      // The opportunities of the company are withdrawn with it.
      void queries.invalidateQueries({ queryKey: areaKey('companies', 'list') });
      void queries.invalidateQueries({ queryKey: areaKey('opportunities') });
    },
  });
};

/** Removes the cached company after its page was left, which would otherwise load it again. */
export const useForgetCompany = (id: number) => {
  const queries = useQueryClient();
  return () => queries.removeQueries({ queryKey: companyKey(id) });
};
