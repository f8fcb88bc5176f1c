import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header in which the api tells the gateway whose token a call had. The gateway removes it. */
export const ACCOUNT_HEADER = 'handover-account';

/** The lifetime of an access token. */
const KNOWN_MS = 600_000;
const MAX_KNOWN = 50_000;

export const tokenOf = ({ authorization = '' }: IncomingHttpHeaders) =>
  /^bearer (?!null$)(\S+)$/i.exec(authorization)?.[1];

export type KnownAccounts = ReturnType<typeof createKnownAccounts>;

/**
 * The accounts of tokens that the api has lately accepted. The gateway can't check a token itself, and a client's
 * claim gives it no share of its own.
 */
export function createKnownAccounts() {
  const known = new Map<string, { account: string; until: number }>();
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');
  return {
    accountOf(token: string | undefined): string | undefined {
      const found = token ? known.get(keyOf(token)) : undefined;
      return found && found.until > Date.now() ? found.account : undefined;
    },
    learn(token: string, account: string) {
      const key = keyOf(token);
      known.delete(key);
      known.set(key, { account, until: Date.now() + KNOWN_MS });
      const [oldest] = known.keys();
      if (known.size > MAX_KNOWN && oldest) known.delete(oldest);
    },
    forget(token: string) {
      known.delete(keyOf(token));
    },
  };
}
