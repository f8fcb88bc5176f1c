import type { User } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Sends the changed fields only; the answer holds the fields that the server now has. */
export const updateProfile = (http: HttpClient, userId: number, changed: FormData) =>
  http.upload<Partial<User>>('patch', paths.user(userId), changed);
