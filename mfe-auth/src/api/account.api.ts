import type { Confirmed } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Closes the account for good. Needs its password; without one, a sign-in less than ten minutes ago. */
export const closeAccount = (http: HttpClient, userId: number, password?: string) =>
  http.delete(paths.user(userId), password === undefined ? {} : { body: { password } });

/** How long this session still counts as confirmed. */
export const readConfirmation = (http: HttpClient, userId: number) =>
  http.get<Confirmed>(paths.confirmation(userId));

/** Confirms this session by the password, for ten minutes. */
export const confirmByPassword = (http: HttpClient, userId: number, password: string) =>
  http.post<Confirmed>(paths.confirmation(userId), { password });
