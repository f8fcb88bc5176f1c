import type { BuyerProfile, BuyerProfileBody } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { readBuyerProfile, saveBuyerProfile } from '../api/buyer.api.ts';

const BUYER = areaKey('user', 'buyer-profile');

/** One's own buyer profile; its kind is null while it is not filled in. */
export function useBuyerProfile() {
  const { http } = usePlatform();
  return useQuery({ queryKey: BUYER, queryFn: ({ signal }) => readBuyerProfile(http, signal) });
}

interface ProfileChange {
  changed: BuyerProfileBody;
  onProgress: (part: number) => void;
}

export function useSaveBuyerProfile() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ changed, onProgress }: ProfileChange) => saveBuyerProfile(http, changed, onProgress),
    onSuccess: (saved) => queries.setQueryData<BuyerProfile>(BUYER, saved),
  });
}
