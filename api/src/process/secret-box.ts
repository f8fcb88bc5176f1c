import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const IV = 12;
const TAG = 16;
const keyOf = (secrets: Secrets, purpose = 'secrets of one-time codes') =>
  Buffer.from(hkdfSync('sha256', secrets.refresh, '', purpose, 32));

/** A hash for texts that are too short for a plain one: who reads the database alone can't guess them by trying. */
export const keyedHash = (secrets: Secrets, about: string, text: string): string =>
  createHmac('sha256', keyOf(secrets, 'recovery codes')).update(`${about}\n${text}`).digest('base64url');

/** AES-256-GCM, base64url: who reads the database alone can't make codes. `about` binds it to its account. */
export function seal(secrets: Secrets, about: string, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws if it was sealed for another account or by other secrets, or was changed. */
export function unseal(secrets: Secrets, about: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secrets), bytes.subarray(0, IV))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
