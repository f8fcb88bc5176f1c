import type { RecoveryLink, SignInBody, SignUpBody, SignUpResponse, Tokens } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const signIn = (http: HttpClient, body: SignInBody) => http.post<Tokens>(paths.getToken, body);

export const signUp = (http: HttpClient, body: SignUpBody) => http.post<SignUpResponse>(paths.signUp, body);

export const initiateRecovery = (http: HttpClient, email: string) =>
  http.post<unknown>(paths.initiatePasswordRecovery, { email, is_admin_area: false });

/** Proves the address with the token of the mailed link. */
export const verifyEmail = (http: HttpClient, userId: number, token: string) =>
  http.post<unknown>(paths.verifyEmail(userId), { token });

export interface NewPassword {
  userId: string;
  token: string;
  password1: string;
  password2: string;
}

export const readRecoveryLink = (http: HttpClient, userId: string, token: string, signal?: AbortSignal) =>
  http.post<RecoveryLink>(paths.recoveryLink(userId), { token }, { signal });

export const setUpPassword = (http: HttpClient, { userId, ...body }: NewPassword) =>
  http.patch<unknown>(paths.setUpPassword(userId), body);
