import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { useSignedIn } from '@handover/shared/session';
import { listInvitations, listMembers, readInvitation, readMyFirm } from '../api/firm.api.ts';

export const firmKey = areaKey('user', 'firm');
export const myFirmKey = [...firmKey, 'mine'];

export function useMyFirm() {
  const { http } = usePlatform();
  const enabled = useSignedIn();
  return useQuery({ queryKey: myFirmKey, queryFn: ({ signal }) => readMyFirm(http, signal), enabled });
}

export function useFirmMembers() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...firmKey, 'members'],
    queryFn: ({ signal }) => listMembers(http, signal),
  });
}

export function useFirmInvitations() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...firmKey, 'invitations'],
    queryFn: ({ signal }) => listInvitations(http, signal),
  });
}

/** Not asked for again by itself: once it is answered, the link opens nothing. */
export function useMailedInvitation(token: string) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('user', 'mailed-invitation', token),
    queryFn: ({ signal }) => readInvitation(http, token, signal),
    ...{ retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
}
