import { jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../../secrets.ts';

const ISSUER = 'handover';
const TYPE = 'sign-in+jwt';
const keyOf = (secrets: Secrets) => Buffer.from(secrets.access, 'base64url');

/** Shows that somebody read the mail of an account. It opens nothing: the password is asked for besides. */
export function signTicket(secrets: Secrets, userId: number, seconds: number): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(String(userId))
    .setIssuer(ISSUER)
    .setAudience(TYPE)
    .setExpirationTime(`${seconds}s`)
    .sign(keyOf(secrets));
}

/** Whether it is a ticket of this account that still holds. */
export async function isTicketOf(
  secrets: Secrets,
  userId: number | undefined,
  ticket: string | undefined,
): Promise<boolean> {
  if (!ticket || userId === undefined) return false;
  const options = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: TYPE };
  const verified = await jwtVerify(ticket, keyOf(secrets), options).catch(() => null);
  return verified?.payload.sub === String(userId);
}
