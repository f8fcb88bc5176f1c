import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** For good. The password of an account that has one; else the sign-in must be younger than ten minutes. */
export const closeAccount = (http: HttpClient, userId: number, password?: string) =>
  http.delete(paths.user(userId), password === undefined ? {} : { body: { password } });
