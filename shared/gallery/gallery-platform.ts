import type { Language } from '../contract/index.ts';
import type { Platform } from '../kernel/platform/index.ts';
import { createPlatform } from '../shell/index.ts';
import { createMemoryCookies } from '../testing/memory-cookies.ts';
import { galleryServer, resolveModal } from './gallery-server.ts';

/** A platform without a server: texts are the host's own, lists are samples, nothing is kept. */
export const createGalleryPlatform = (language: Language): Platform =>
  createPlatform({
    language,
    adapter: galleryServer().adapter,
    resolveModal,
    cookies: createMemoryCookies(),
    channel: { tell: () => undefined, onMessage: () => undefined },
    urlOf: (tongue, namespace) => `/locales/${tongue}/${namespace}.json`,
  });
