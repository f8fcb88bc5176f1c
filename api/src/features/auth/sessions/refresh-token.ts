import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../../../process/secrets.ts';

export const newToken = () => randomBytes(32).toString('base64url');
/** The hash of a token; the token itself is not stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
/** Derived, not stored, so that a retry gets the same token on every instance. */
export const successorOf = (secrets: Secrets, token: string) =>
  createHmac('sha256', secrets.refresh).update(token).digest('base64url');
