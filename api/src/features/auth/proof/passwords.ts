import { hash, verify } from '@node-rs/argon2';

/** The parameters that OWASP recommends. Only tests change them. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string) => hash(password, HASH_COST);

/** Takes the same time without an account or password: it then compares with a dummy hash. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no password at all', HASH_COST);
  const matches = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored ? matches : false;
}
