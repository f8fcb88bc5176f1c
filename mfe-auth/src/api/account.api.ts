import type { Confirmed, EmailChange, UndoLink, UndoneChange } from '@handover/shared/contract';
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

/** The address that waits to be confirmed; null if there is none. */
export const readEmailChange = (http: HttpClient, userId: number, signal: AbortSignal) =>
  http.get<EmailChange>(paths.emailChange(userId), { signal });

/** Has a link sent to the new address. The account keeps its address until that link is opened. */
export const askForEmailChange = (http: HttpClient, userId: number, email: string) =>
  http.post<EmailChange>(paths.emailChange(userId), { email });

/** Ends that link: the account keeps its address. */
export const cancelEmailChange = (http: HttpClient, userId: number) =>
  http.delete<void>(paths.emailChange(userId));

/** Confirms the new address with the token of that link. */
export const confirmEmailChange = (http: HttpClient, userId: number, token: string) =>
  http.post<unknown>(paths.confirmEmailChange(userId), { token });

/** Whether the link of such a mail is still valid; does not use it up. */
export const readUndoLink = (http: HttpClient, userId: string, token: string, signal: AbortSignal) =>
  http.post<UndoLink>(paths.undoLink(userId), { token }, { signal });

/**
 * Undoes a change with the token of a mail about the account, regardless of the signed-in user. Every session of the
 * account ends. The previous password is needed if a second factor was set up lately.
 */
export const undoChange = (http: HttpClient, userId: string, token: string, password?: string) =>
  http.post<UndoneChange>(paths.undoChange(userId), { token, ...(password && { password }) });
