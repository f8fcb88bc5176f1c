import type { HouseAgreement } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { getHouseAgreement, writeHouseAgreement } from '../api/agreements.api.ts';
import { houseAgreementKey } from './keys.ts';

export function useHouseAgreement() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: houseAgreementKey,
    queryFn: ({ signal }) => getHouseAgreement(http, signal),
  });
}

export function useWriteHouseAgreement() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: HouseAgreement) => writeHouseAgreement(http, body),
    onSuccess: (written) => queries.setQueryData(houseAgreementKey, written),
  });
}
