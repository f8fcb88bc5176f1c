import { paths } from '../contract/paths.ts';
import type { Language } from '../i18n/index.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import { fakeHttp } from '../testing/fake-http.ts';
import { createMemoryJar } from '../testing/memory-jar.ts';
import { reference } from './samples.ts';

const list = (results: unknown[]) => ({
  body: { results, count: results.length, next_page: null, current_page: 1, pages_count: 1 },
});

/** A platform without a server: texts are the host's own, lists are samples, nothing is kept. */
export function createGalleryPlatform(language: Language): Platform {
  const http = fakeHttp();
  for (const [path, results] of Object.entries(reference)) http.on('get', path, list(results));
  http.on('post', paths.tags, ({ body }) => ({ status: 201, body: { id: Date.now(), ...(body as object) } }));
  return createPlatform({
    language,
    adapter: http.adapter,
    cookies: createMemoryJar(),
    channel: { tell: () => undefined, onMessage: () => undefined },
    urlOf: (tongue, namespace) => `/locales/${tongue}/${namespace}.json`,
  });
}
