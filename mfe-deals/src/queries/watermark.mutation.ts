import type { WatermarkBody } from '@handover/shared/contract';
import { setWatermark } from '../api/data-room.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** Whether documents of a deal carry the name of who reads them. */
export const useSetWatermark = (dealId: number) =>
  useDealMutation((http, body: WatermarkBody) => setWatermark(http, dealId, body));
