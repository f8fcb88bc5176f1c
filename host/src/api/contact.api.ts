import { type ContactBody, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Sends the contact form, without an empty phone. */
export const sendMessage = (http: HttpClient, { phone, ...message }: Required<ContactBody>) =>
  http.post<{ detail: string }>(paths.contactUs, phone ? { ...message, phone } : message);
