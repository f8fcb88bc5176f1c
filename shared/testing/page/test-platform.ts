import type { Platform } from '../../kernel/platform/index.ts';
import { createPlatform, type PlatformOptions } from '../../shell/platform/create-platform.ts';
import { type FakeHttp, fakeHttp } from './fake-http.ts';
import { createMemoryCookies } from './memory-cookies.ts';

/** A fake server, and whether a user is signed in; other options as for `createPlatform`. */
export interface TestPlatformOptions extends PlatformOptions {
  http?: FakeHttp;
  signedIn?: boolean;
}

/** A real platform with a fake network, cookies and socket. Texts are those of `resources`; otherwise keys are shown. */
export function createTestPlatform({
  http = fakeHttp(),
  signedIn = false,
  ...options
}: TestPlatformOptions = {}): Platform {
  const platform = createPlatform({
    language: 'en',
    adapter: http.adapter,
    cookies: createMemoryCookies(signedIn ? { access: 'access-token', refresh: 'refresh-token' } : {}),
    channel: { post: () => undefined, onMessage: () => undefined },
    connectSocket: async () => ({
      readyState: 0,
      onopen: null,
      onclose: null,
      onmessage: null,
      close: () => undefined,
    }),
    ...options,
  });
  // Retries do not pause.
  platform.queries.setDefaultOptions({
    queries: { ...platform.queries.getDefaultOptions().queries, retry: false },
  });
  return platform;
}
