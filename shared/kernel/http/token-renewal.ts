import type { ErrorCode } from '../../contract/errors/errors.ts';
import { HttpError, isHttpError } from './http-error.ts';
import { type ExclusiveRun, exclusiveAmongTabs, type TokenSource } from './token-source.ts';

interface TokenRenewalOptions {
  tokens: TokenSource;
  requestTokens: (refresh: string) => Promise<{ access: string; refresh?: string }>;
  exclusive?: ExclusiveRun;
}

export interface TokenRenewal {
  /** True when there is a newer token than `stale`; false when the session is over; rejects when there was no response. */
  renew(stale: string): Promise<boolean>;
  /** Resolves when no renewal is running. */
  settled(): Promise<void>;
}

const isRefused = (error: unknown): error is HttpError =>
  isHttpError(error) && (error.status === 400 || error.status === 401);
/** Why the session has ended, by the code of the server. */
const CAUSES: Partial<Record<ErrorCode, Parameters<TokenSource['expire']>[0]>> = {
  'auth.password_changed': 'new-password',
  'auth.change_undone': 'undone',
};

/** One refresh for all requests and all tabs: a tab that waited for the lock finds the new token in the cookie. */
export function createTokenRenewal(options: TokenRenewalOptions): TokenRenewal {
  const { tokens, requestTokens, exclusive = exclusiveAmongTabs } = options;
  let running: { epoch: number; outcome: Promise<boolean> } | undefined;

  async function renewOnce(stale: string, epoch: number): Promise<boolean> {
    const used = tokens.refresh;
    if (tokens.epoch !== epoch || !used) return false;
    if (tokens.access && tokens.access !== stale) return true;
    // Signed out, or in as somebody else, meanwhile: the result is of no use.
    const outdated = () => tokens.epoch !== epoch || tokens.refresh !== used;
    try {
      const renewed = await requestTokens(used);
      if (outdated()) return false;
      if (!renewed.access) throw new HttpError({ kind: 'response', status: 401 });
      tokens.setTokens(renewed);
      // Reading waits until the browser has written the cookie, so that the next tab with the lock finds it.
      return tokens.access !== undefined;
    } catch (error) {
      if (outdated()) return false;
      if (!isRefused(error)) throw error;
      tokens.expire(error.code && CAUSES[error.code]);
      return false;
    }
  }

  function start(stale: string, epoch: number) {
    const outcome = exclusive(() => renewOnce(stale, epoch)).finally(() => {
      running = undefined;
    });
    return { epoch, outcome };
  }

  async function settled() {
    await running?.outcome.catch(() => undefined);
  }

  return {
    async renew(stale) {
      const { epoch } = tokens;
      // The renewal of an earlier session says nothing about this one.
      if (running && running.epoch !== epoch) await settled();
      running ??= start(stale, epoch);
      return running.outcome;
    },
    settled,
  };
}
