import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { visitRoom } from '../api/data-room.api.ts';

/** Notes a visit, by which documents are new the next time. Its failure is not told: it changes nothing that is seen now. */
export const useVisitRoom = () => {
  const { http } = usePlatform();
  return useMutation({ mutationFn: (dealId: number) => visitRoom(http, dealId) });
};
