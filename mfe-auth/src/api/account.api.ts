import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Everything of the person, as a JSON file. */
export const exportAccount = (http: HttpClient) => http.download(paths.exportAccount);

/** For good. The password of an account that has one; else the sign-in must be younger than ten minutes. */
export const closeAccount = (http: HttpClient, userId: number, password?: string) =>
  http.delete(paths.user(userId), password === undefined ? {} : { body: { password } });
