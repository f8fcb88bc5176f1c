import { routes } from '@handover/shared/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../../../process/secrets.ts';

const ISSUER = 'handover';
/** The type of the token. It opens nothing else, though its key is that of access tokens. */
const TYPE = 'unsubscribe+jwt';
const keyOf = (secrets: Secrets) => Buffer.from(secrets.access, 'base64url');

/** It does not expire: the link of an old mail has to work, too. */
export const signUnsubscribeToken = (secrets: Secrets, userId: number): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(String(userId))
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .sign(keyOf(secrets));

/** The user whose mails it ends; null for anything but a token of ours. */
export async function readUnsubscribeToken(secrets: Secrets, token: string): Promise<number | null> {
  const options = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: ISSUER };
  const verified = await jwtVerify(token, keyOf(secrets), options).catch(() => null);
  return verified?.payload.sub ? Number(verified.payload.sub) : null;
}

/** The page for people, which only asks. What mail programs send there by POST, the gateway passes on to the api. */
export const unsubscribeUrl = async (secrets: Secrets, publicUrl: string, userId: number) =>
  `${publicUrl}${routes.unsubscribe(await signUnsubscribeToken(secrets, userId))}`;
