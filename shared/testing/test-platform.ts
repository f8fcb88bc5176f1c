import type { Platform } from '../kernel/platform/index.ts';
import { createPlatform, type PlatformOptions } from '../shell/platform/create-platform.ts';
import { type FakeHttp, fakeHttp } from './fake-http.ts';
import { createMemoryCookies } from './memory-cookies.ts';

/** A server in memory and whether somebody is signed in; all else as for `createPlatform`. */
export interface TestPlatformOptions extends PlatformOptions {
  http?: FakeHttp;
  signedIn?: boolean;
}

/** A real platform without a network, cookies or sockets. Texts come from `resources`; without them a key is its own text. */
export function createTestPlatform({
  http = fakeHttp(),
  signedIn = false,
  ...options
}: TestPlatformOptions = {}): Platform {
  const platform = createPlatform({
    language: 'en',
    adapter: http.adapter,
    cookies: createMemoryCookies(signedIn ? { access: 'access-token', refresh: 'refresh-token' } : {}),
    channel: { tell: () => undefined, onMessage: () => undefined },
    connectSocket: async () => ({
      readyState: 0,
      onopen: null,
      onclose: null,
      onmessage: null,
      close: () => undefined,
    }),
    ...options,
  });
  // A test that waits for a second try waits for nothing.
  platform.queries.setDefaultOptions({
    queries: { ...platform.queries.getDefaultOptions().queries, retry: false },
  });
  return platform;
}
