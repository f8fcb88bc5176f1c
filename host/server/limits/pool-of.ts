import type { IncomingMessage } from 'node:http';
import { type KnownAccounts, tokenOf } from './known-accounts.ts';

/** Connections to the api. Strangers can't use up those of people, nor uploads those of calls. */
export type ApiPool = 'people' | 'strangers' | 'uploads';

/** The limit of the api for a body that is no upload, in bytes. */
export const SMALL_BODY = 1_048_576;

/** A body that is passed on as it comes, since it may be long. */
export const isUpload = ({ headers }: IncomingMessage) =>
  /^multipart\//i.test(headers['content-type'] ?? '') || Number(headers['content-length'] ?? 0) > SMALL_BODY;

/** Chooses the routes of the proxy that has the pool of a request. */
export const poolConstraint = (known: KnownAccounts) => ({
  name: 'pool',
  storage() {
    const handlers: Record<string, unknown> = {};
    return {
      get: (pool: string) => (handlers[pool] ?? null) as never,
      set(pool: string, handler: unknown) {
        handlers[pool] = handler;
      },
    };
  },
  deriveConstraint(request: IncomingMessage): ApiPool {
    if (isUpload(request)) return 'uploads';
    return known.accountOf(tokenOf(request.headers)) ? 'people' : 'strangers';
  },
});
