import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../../secrets.ts';

const ISSUER = 'handover';
const TYPE = 'at+jwt';
const keyOf = (secrets: Secrets) => Buffer.from(secrets.access, 'base64url');

const claimsSchema = z.object({ sub: z.coerce.number().int().positive(), sid: z.uuid() });
export interface AccessClaims {
  userId: number;
  sessionId: string;
}

export function signAccessToken(secrets: Secrets, claims: AccessClaims, seconds: number): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(String(claims.userId))
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(keyOf(secrets));
}

/** Null for anything but a valid token of ours. */
export async function readAccessToken(secrets: Secrets, token: string): Promise<AccessClaims | null> {
  const options = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: ISSUER };
  const verified = await jwtVerify(token, keyOf(secrets), options).catch(() => null);
  const { success, data } = claimsSchema.safeParse(verified?.payload);
  return success ? { userId: data.sub, sessionId: data.sid } : null;
}
