import type { BuyerProfileBody } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { buyerProfileQuery } from '@handover/shared/ui-extra';
import { saveBuyerProfile } from '../api/buyer.api.ts';

interface ProfileChange {
  changed: BuyerProfileBody;
  /** 0 to 1. */
  onProgress: (part: number) => void;
}

export function useSaveBuyerProfile() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ changed, onProgress }: ProfileChange) => saveBuyerProfile(http, changed, onProgress),
    onSuccess: (saved) => queries.setQueryData(buyerProfileQuery(http).queryKey, saved),
  });
}
