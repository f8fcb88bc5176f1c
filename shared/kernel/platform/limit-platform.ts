import { createContext } from 'react';
import { limitHttp } from '../http/index.ts';
import type { Platform } from './platform.ts';

/** The rights that a remote declares in its `remote.json`. */
export interface RemoteGrants {
  /** The calls that its http client makes, such as `GET /api/deals/:id/`. */
  calls: readonly string[];
  /** Whether the remote states there why it needs the raw token. */
  rawToken: boolean;
}

/** The platform as a remote gets it. The components of a remote have one above them. */
export type PlatformLimit = (platform: Platform) => Platform;
export const PlatformLimitContext = createContext<PlatformLimit | undefined>(undefined);

const TOKENS = ['access', 'refresh'] as const;

/**
 * The platform with a client that makes only declared calls, and without the raw token unless that is declared. What is refused is passed to
 * `refuse`, whose error is thrown. It guards against mistakes: a script of the same origin can always send requests and read cookies itself.
 */
export function limitPlatform(
  { calls, rawToken }: RemoteGrants,
  refuse: (what: string) => Error,
): PlatformLimit {
  // One for each platform, so that effects that depend on it do not run again.
  const limited = new WeakMap<Platform, Platform>();
  return (platform) => {
    const known = limited.get(platform);
    if (known) return known;
    const { session, cookies } = platform;
    const made: Platform = {
      ...platform,
      http: limitHttp(platform.http, calls, refuse),
      ...(!rawToken && {
        session: withoutTokens(session, refuse),
        cookies: {
          ...cookies,
          get(name) {
            if (TOKENS.some((token) => token === name)) throw refuse(`cookies.get('${name}')`);
            return cookies.get(name);
          },
        },
      }),
    };
    limited.set(platform, made);
    return made;
  };
}

function withoutTokens(session: Platform['session'], refuse: (what: string) => Error): Platform['session'] {
  const refused = TOKENS.map((token) => [
    token,
    {
      get(): never {
        throw refuse(`session.${token}`);
      },
    },
  ]);
  return Object.create(session, Object.fromEntries(refused));
}
