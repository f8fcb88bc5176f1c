import type {
  AddPasskeyBody,
  PasskeyOptions,
  PasskeySignInBody,
  RecoveryCodes,
  SecondFactor,
  SecondStepBody,
  Tokens,
  TotpSetup,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** The second step of a sign-in: a code of the app, or a recovery code. */
export const makeSecondStep = (http: HttpClient, body: SecondStepBody) =>
  http.post<Tokens>(paths.secondStep, body);

export const readSecondFactor = (http: HttpClient, userId: number, signal: AbortSignal) =>
  http.get<SecondFactor>(paths.secondFactor(userId), { signal });

/** Gives a new secret for an app; it counts once a code of it is confirmed. Beside a passkey it takes a code. */
export const beginTotpSetup = (http: HttpClient, userId: number, code?: string) =>
  http.post<TotpSetup>(paths.totp(userId), { code });

export const confirmTotpSetup = (http: HttpClient, userId: number, code: string) =>
  http.post<RecoveryCodes>(paths.confirmTotp(userId), { code });

export const removeTotp = (http: HttpClient, userId: number, code: string) =>
  http.delete(paths.totp(userId), { body: { code } });

export const renewRecoveryCodes = (http: HttpClient, userId: number, code: string) =>
  http.post<RecoveryCodes>(paths.recoveryCodes(userId), { code });

/** The options with which a passkey signs in; each is valid once. */
export const readPasskeyOptions = (http: HttpClient) => http.post<PasskeyOptions>(paths.passkeyOptions, {});

export const signInByPasskey = (http: HttpClient, body: PasskeySignInBody) =>
  http.post<Tokens>(paths.signInByPasskey, body);

/** The options for a new passkey. They need a code if the account has a second factor. */
export const readNewPasskeyOptions = (http: HttpClient, userId: number, code?: string) =>
  http.post<PasskeyOptions>(paths.newPasskeyOptions(userId), { code });

/** The recovery codes come with the first second factor of an account. */
export const addPasskey = (http: HttpClient, userId: number, body: AddPasskeyBody) =>
  http.post<RecoveryCodes>(paths.passkeys(userId), body);

export const removePasskey = (http: HttpClient, userId: number, passkey: string, code: string) =>
  http.delete(paths.passkey(userId, passkey), { body: { code } });
