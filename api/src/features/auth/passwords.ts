import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

export const hashPassword = (password: string) => hash(password, OPTIONS);

/** Takes the same time where there is no account or no password: it then compares with a decoy. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no password at all', OPTIONS);
  const matches = await verify(stored ?? (await decoy), password).catch(() => false);
  return stored ? matches : false;
}
