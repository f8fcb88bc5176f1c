import {
  type FirmBody,
  type FirmInvitation,
  type FirmMember,
  type FirmRole,
  type InviteBody,
  type MyFirm,
  type Paged,
  paths,
  type ReceivedInvitation,
} from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

/** One page has all that a firm may have. */
const ALL = { page: 1, page_size: 100 } as const;

export const readMyFirm = (http: HttpClient, signal: AbortSignal) =>
  http.get<MyFirm>(paths.myFirm, { signal });
export const foundFirm = (http: HttpClient, body: FirmBody) =>
  http.upload<MyFirm>('post', paths.firms, toFormData(body));
/** Sends the changed fields only. */
export const changeFirm = (http: HttpClient, changed: FirmBody) =>
  http.upload<MyFirm>('patch', paths.myFirm, toFormData(changed));
export const leaveFirm = (http: HttpClient) => http.post<MyFirm>(paths.leaveFirm);

export const listMembers = (http: HttpClient, signal: AbortSignal) =>
  http.get<Paged<FirmMember>>(paths.firmMembers, { params: ALL, signal });
export const changeRole = (http: HttpClient, id: number, role: FirmRole) =>
  http.patch<MyFirm>(paths.firmMember(id), { role });
export const removeMember = (http: HttpClient, id: number) => http.delete<void>(paths.firmMember(id));
export const handOnFirm = (http: HttpClient, id: number) => http.post<MyFirm>(paths.handOnFirm(id));

export const listInvitations = (http: HttpClient, signal: AbortSignal) =>
  http.get<Paged<FirmInvitation>>(paths.firmInvitations, { params: ALL, signal });
export const invite = (http: HttpClient, body: InviteBody) =>
  http.post<FirmInvitation>(paths.firmInvitations, body);
export const resendInvitation = (http: HttpClient, id: number) =>
  http.post<FirmInvitation>(paths.resendInvitation(id));
export const withdrawInvitation = (http: HttpClient, id: number) => http.delete(paths.firmInvitation(id));

/** A visitor may call it, too: the token of the mailed link is enough. */
export const readInvitation = (http: HttpClient, token: string, signal: AbortSignal) =>
  http.post<ReceivedInvitation>(paths.readInvitation, { token }, { signal });
export const acceptInvitation = (http: HttpClient, id: number, token?: string) =>
  http.post<MyFirm>(paths.acceptInvitation(id), { token });
export const declineInvitation = (http: HttpClient, id: number, token?: string) =>
  http.post<MyFirm>(paths.declineInvitation(id), { token });
