import type { Language } from '../../contract/index.ts';
import type { Platform } from '../../kernel/platform/index.ts';
import { createPlatform } from '../../shell/index.ts';
import { createMemoryCookies } from '../../testing/page/memory-cookies.ts';
import { resolveModal, storyServer } from './story-server.ts';

/** A platform with the host's texts and sample data, without a server. */
export const createStoryPlatform = (language: Language): Platform =>
  createPlatform({
    language,
    adapter: storyServer().adapter,
    resolveModal,
    // Nothing is there: the stories show what surrounds a document.
    previewFrame: 'about:blank',
    cookies: createMemoryCookies(),
    channel: { post: () => undefined, onMessage: () => undefined },
    urlOf: (language, namespace) => `/locales/${language}/${namespace}.json`,
  });
