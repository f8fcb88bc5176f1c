import type { CompanyImport } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQueryClient } from '@handover/shared/query';
import { importCompanies } from '../api/companies.api.ts';

export const useImportCompanies = () => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (companies: CompanyImport['companies']) => importCompanies(http, { companies }),
    onSuccess: () => queries.invalidateQueries({ queryKey: areaKey('companies', 'list') }),
  });
};
