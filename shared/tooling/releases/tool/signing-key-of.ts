import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { isSigningKey } from '../signing/signing-keys.ts';

/** The private key of the team: a file that `pnpm release:key` wrote. */
export function signingKeyOf({ RELEASE_KEY: file, INIT_CWD }: NodeJS.ProcessEnv): string | undefined {
  if (!file) return undefined;
  const path = resolve(INIT_CWD ?? process.cwd(), file);
  const pem = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (isSigningKey(pem)) return pem;
  throw new ReleaseError(`RELEASE_KEY: ${path} is no private key that pnpm release:key has written.`);
}
