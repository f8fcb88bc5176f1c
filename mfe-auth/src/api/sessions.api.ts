import type { Paged, Session } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const listSessions = (http: HttpClient, page: number, signal?: AbortSignal) =>
  http.get<Paged<Session>>(paths.sessions, { params: { page, page_size: 20 }, signal });

export const endSession = (http: HttpClient, id: string) => http.delete(paths.session(id));

/** Ends every session of the account, this one too. */
export const logoutEverywhere = (http: HttpClient) => http.post<unknown>(paths.logoutEverywhere);
