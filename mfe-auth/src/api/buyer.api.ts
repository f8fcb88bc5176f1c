import { type BuyerProfile, type BuyerProfileBody, paths } from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

/** Sends the changed fields only. `onProgress` has 0 to 1. */
export const saveBuyerProfile = (
  http: HttpClient,
  changed: BuyerProfileBody,
  onProgress: (part: number) => void,
) => http.upload<BuyerProfile>('patch', paths.buyerProfile, toFormData(changed), { onProgress });
