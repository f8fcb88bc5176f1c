import type { RoomChange } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { previewRoomChange } from '../api/data-room.api.ts';

/** What a change of the data room would open and close; nothing is asked without one. While it is asked, nothing is known: what another change would do is not true of this one. */
export function useRoomEffect(dealId: number, change: RoomChange | undefined) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('deals', 'room-effect', dealId, change),
    queryFn: ({ signal }) => previewRoomChange(http, dealId, change ?? {}, signal),
    enabled: change !== undefined,
  });
}

/** The same, asked once, before the change is made. */
export function usePreviewChange(dealId: number) {
  const { http } = usePlatform();
  return (change: RoomChange) => previewRoomChange(http, dealId, change);
}
