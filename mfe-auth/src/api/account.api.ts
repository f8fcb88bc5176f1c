import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Closes the account for good. Needs its password; without one, a sign-in less than ten minutes ago. */
export const closeAccount = (http: HttpClient, userId: number, password?: string) =>
  http.delete(paths.user(userId), password === undefined ? {} : { body: { password } });
