import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../../../process/secrets.ts';

const ISSUER = 'handover';
const TYPE = 'at+jwt';
/** Verified tokens that an instance remembers. */
const REMEMBERED = 10_000;

const claimsSchema = z.object({
  sub: z.coerce.number().int().positive(),
  sid: z.uuid(),
  exp: z.number(),
});
export interface AccessClaims {
  userId: number;
  sessionId: string;
}
interface Verified {
  claims: AccessClaims;
  /** The time of expiry, in seconds. */
  expires: number;
}

interface Verifier {
  key: KeyObject;
  /** Verified tokens, by the whole token: the signature is checked once, the session at each request. */
  verified: Map<string, Verified>;
}
const verifiers = new WeakMap<Secrets, Verifier>();
function verifierOf(secrets: Secrets): Verifier {
  const known = verifiers.get(secrets);
  if (known) return known;
  const key = createSecretKey(Buffer.from(secrets.access, 'base64url'));
  const verifier = { key, verified: new Map() };
  verifiers.set(secrets, verifier);
  return verifier;
}

export function signAccessToken(secrets: Secrets, claims: AccessClaims, seconds: number): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setSubject(String(claims.userId))
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(verifierOf(secrets).key);
}

/** Null for anything but a valid token of ours. */
export async function readAccessToken(secrets: Secrets, token: string): Promise<AccessClaims | null> {
  const { key, verified } = verifierOf(secrets);
  const known = verified.get(token);
  if (known && known.expires > Date.now() / 1000) return known.claims;
  const options = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: ISSUER };
  const read = await jwtVerify(token, key, options).catch(() => null);
  const { success, data } = claimsSchema.safeParse(read?.payload);
  if (!success) return null;
  const claims = { userId: data.sub, sessionId: data.sid };
  verified.set(token, { claims, expires: data.exp });
  const [oldest] = verified.keys();
  if (verified.size > REMEMBERED && oldest !== undefined) verified.delete(oldest);
  return claims;
}
