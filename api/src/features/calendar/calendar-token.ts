import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../process/secrets.ts';

const signatureOf = (secrets: Secrets, id: string) =>
  createHmac('sha256', secrets.access).update(`calendar address ${id}`).digest('base64url');

const SEPARATOR = '.';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The secret part of an address: the id of the row and its signature. It is made again from the row whenever its owner looks, so that
 * a second calendar can have the same address, and who reads the database alone can't make it.
 */
export const calendarToken = (secrets: Secrets, id: string): string =>
  id + SEPARATOR + signatureOf(secrets, id);

/** The id in a token; null for anything but a token of ours. Whether the address still holds is in the database. */
export function readCalendarToken(secrets: Secrets, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split(SEPARATOR);
  if (!UUID.test(id) || more.length > 0) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secrets, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
