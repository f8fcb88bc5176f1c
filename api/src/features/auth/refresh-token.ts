import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

export const newToken = () => randomBytes(32).toString('base64url');
/** Only this stands in the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
/** Computed, not stored: every instance gives a retry the same answer. */
export const successorOf = (secrets: Secrets, token: string) =>
  createHmac('sha256', secrets.refresh).update(token).digest('base64url');
