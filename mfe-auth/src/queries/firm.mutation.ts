import type { FirmBody, FirmRole, InviteBody, MyFirm } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import {
  acceptInvitation,
  changeFirm,
  changeRole,
  declineInvitation,
  foundFirm,
  handOnFirm,
  invite,
  leaveFirm,
  removeMember,
  resendInvitation,
  withdrawInvitation,
} from '../api/firm.api.ts';
import { firmKey, myFirmKey } from './firm.query.ts';

/** What is changed is loaded again, also where somebody else was first. */
function useFirmMutation<Values, Result>(call: (http: HttpClient, values: Values) => Promise<Result>) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) => call(http, values),
    onSettled: () => queries.invalidateQueries({ queryKey: firmKey }),
  });
}

/** The response is the firm as it is now. */
function useMyFirmMutation<Values>(call: (http: HttpClient, values: Values) => Promise<MyFirm>) {
  const queries = useQueryClient();
  return useFirmMutation(async (http, values: Values) => {
    const firm = await call(http, values);
    queries.setQueryData(myFirmKey, firm);
    return firm;
  });
}

export const useFoundFirm = () => useMyFirmMutation((http, body: FirmBody) => foundFirm(http, body));
export const useChangeFirm = () => useMyFirmMutation((http, body: FirmBody) => changeFirm(http, body));
export const useLeaveFirm = () => useMyFirmMutation((http, _: undefined) => leaveFirm(http));
export const useChangeRole = () =>
  useMyFirmMutation((http, { id, role }: { id: number; role: FirmRole }) => changeRole(http, id, role));
export const useRemoveMember = () => useFirmMutation((http, id: number) => removeMember(http, id));
export const useHandOnFirm = () => useMyFirmMutation((http, id: number) => handOnFirm(http, id));

export const useInvite = () => useFirmMutation((http, body: InviteBody) => invite(http, body));
export const useResendInvitation = () => useFirmMutation((http, id: number) => resendInvitation(http, id));
export const useWithdrawInvitation = () =>
  useFirmMutation((http, id: number) => withdrawInvitation(http, id));

interface Answer {
  id: number;
  token?: string | undefined;
}
/** The mailed link proves the address, which other pages show. */
export function useAcceptInvitation() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMyFirmMutation(async (_, { id, token }: Answer) => {
    const firm = await acceptInvitation(http, id, token);
    void queries.invalidateQueries({ queryKey: currentUserQuery(http).queryKey });
    return firm;
  });
}
export const useDeclineInvitation = () =>
  useMyFirmMutation((http, { id, token }: Answer) => declineInvitation(http, id, token));
