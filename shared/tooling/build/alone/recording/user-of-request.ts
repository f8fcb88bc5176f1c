import type { IncomingMessage } from 'node:http';
import { userOf } from '@handover/shared/testing/recording/redact';

/** The user whose token a call has. */
export const userOfRequest = ({ headers }: IncomingMessage): number | null =>
  userOf(headers.authorization?.replace(/^Bearer /, '')) ?? null;

/** The user whose token is in the address of the socket. */
export const userOfSocket = ({ url = '' }: IncomingMessage): number | null =>
  userOf(new URL(url, 'http://localhost').searchParams.get('token') ?? '') ?? null;
