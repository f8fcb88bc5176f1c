import { randomInt } from 'node:crypto';
import { keyedHash } from '../../process/secret-box.ts';
import type { Secrets } from '../../process/secrets.ts';

const COUNT = 10;
const LENGTH = 10;
/** The characters of a code, without those that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of 49 bits, as they are shown: `abcde-fghjk`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, newCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);

/** The stored hash of a code of this account, however the code is typed. */
export const recoveryHash = (secrets: Secrets, userId: number, typed: string): string =>
  keyedHash(secrets, `recovery ${userId}`, typed.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
