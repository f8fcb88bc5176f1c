import type { ProfileBody, Tokens, User } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import { type HttpClient, toFormData } from '@handover/shared/http';

/** Sends the changed fields only; the response has the fields as they are now. */
export const updateProfile = (http: HttpClient, userId: number, changed: ProfileBody) =>
  http.upload<Partial<User>>('patch', paths.user(userId), toFormData(changed));

export interface PasswordChange {
  old_password: string;
  password1: string;
  password2: string;
}

/** Ends every session of the account, this one too; the response has the tokens of a new one. */
export const changePassword = (http: HttpClient, userId: number, body: PasswordChange) =>
  http.post<Tokens>(paths.changePassword(userId), body);
