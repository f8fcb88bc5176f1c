import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { z } from 'zod';

/** An Ed25519 public key, as base64 of its DER form (SPKI). */
export const publicKeys = z.record(z.string(), z.base64());
/** Key id -> public key. */
export type PublicKeys = z.infer<typeof publicKeys>;

export const signature = z.object({ key: z.string(), signature: z.base64() });
export type Signature = z.infer<typeof signature>;

/** A new pair: the private key as PEM, for the team alone, and the public one with its id. */
export function generateKey(): { privateKey: string; id: string; publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { privateKey, ...publicPart(pair.privateKey) };
}

/** Whether a text is a private Ed25519 key in PEM. */
export function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** Signs a text with a private key in PEM. Throws if it is no Ed25519 key. */
export function signText(text: string, pem: string): Signature {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is no Ed25519 key');
  return { key: publicPart(key).id, signature: sign(null, Buffer.from(text), key).toString('base64') };
}

/** Whether one of these keys has signed the text. */
export function isSignedBy(keys: PublicKeys, text: string, { key, signature }: Signature): boolean {
  const known = keys[key];
  if (!known) return false;
  const publicKey = createPublicKey({ key: Buffer.from(known, 'base64'), type: 'spki', format: 'der' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'));
}

function publicPart(key: KeyObject) {
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const id = createHash('sha256').update(der).digest('hex').slice(0, 16);
  return { id, publicKey: der.toString('base64') };
}
