import { type ContactBody, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Writes to us; a phone that was not given is not sent. */
export const sendMessage = (http: HttpClient, { phone, ...message }: Required<ContactBody>) =>
  http.post<{ detail: string }>(paths.contactUs, phone ? { ...message, phone } : message);
