import type { AxiosAdapter } from 'axios';
import { paths } from '../../contract/paths.ts';
import {
  createChime,
  createEventBus,
  createSocket,
  newestNotifications,
  type OpenLine,
  openLine,
  withoutMuted,
} from '../events/index.ts';
import { createHttp, type ExclusiveRun } from '../http/index.ts';
import {
  createI18n,
  followLanguage,
  type I18nOptions,
  LANGUAGE_COOKIE,
  preferredLanguage,
} from '../i18n/index.ts';
import { createMessages, createMessageWords } from '../messages/index.ts';
import { createModals, type LoadModal, type ModalResolver, ownModals } from '../modals/index.ts';
import { createQueries, type HandedOverState, restoreState } from '../query/index.ts';
import {
  type CookieJar,
  createBrowserJar,
  createDrafts,
  createSession,
  createTabChannel,
  type TabChannel,
} from '../session/index.ts';
import { createStore } from '../store/index.ts';
import { followSession } from './follow-session.ts';
import type { Platform } from './platform.ts';

/** What a platform is made of; a browser needs none of it. */
export interface PlatformOptions extends Partial<I18nOptions> {
  /** Instead of the shell’s own modals. */
  ownModals?: Readonly<Record<string, LoadModal>>;
  /** Modals of the remotes, by name. */
  resolveModal?: ModalResolver;
  baseUrl?: string;
  /** What the server has read for a visitor and written into the page. */
  state?: HandedOverState;
  /** The rest replaces the browser in tests and on a server. */
  adapter?: AxiosAdapter;
  exclusive?: ExclusiveRun;
  cookies?: CookieJar;
  channel?: TabChannel;
  openLine?: OpenLine;
}

/** Makes everything that exists once. Called by whoever is the shell: host, mock host, a test, a server render. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const cookies = options.cookies ?? createBrowserJar();
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  const language = options.language ?? preferredLanguage(cookies.get(LANGUAGE_COOKIE), wished);
  const i18n = createI18n({ ...options, language });

  const session = createSession({
    jar: cookies,
    channel: options.channel ?? createTabChannel(),
    revoke: (refresh) => http.post(paths.logout, { refresh }),
  });
  const http = createHttp({
    tokens: session,
    language: () => i18n.language,
    ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
    ...(options.adapter && { adapter: options.adapter }),
    ...(options.exclusive && { exclusive: options.exclusive }),
  });
  const events = createEventBus();
  const socket = createSocket({
    events,
    access: () => session.access,
    renew: () => http.renew(),
    newest: (count) => newestNotifications(http, count),
    wanted: (found) => withoutMuted(http, found),
    openLine: options.openLine ?? openLine,
  });
  const words = createMessageWords(i18n);
  const messages = createMessages(words);
  const modals = createModals({
    own: { ...ownModals, ...options.ownModals },
    ...(options.resolveModal && { resolve: options.resolveModal }),
    // What has an owner says in its own frame that it can't be had, with a way to try again.
    onFailure: (error, _name, owned) => {
      console.warn(error);
      if (!owned) messages.tell('error', 'modalFailed');
    },
  });
  const queries = createQueries();
  if (options.state) restoreState(queries, options.state, { ofAnother: session.isSignedIn() });
  const parts = {
    http,
    session,
    drafts: createDrafts(session),
    events,
    socket,
    chime: createChime(),
    i18n,
    queries,
    store: createStore(),
    messages,
    modals,
    cookies,
  };
  return {
    ...parts,
    start() {
      followLanguage(i18n, document.documentElement);
      // Nothing can fail for somebody who has touched nothing; after that the words must not have to be fetched first.
      const once = { once: true, capture: true };
      for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, words.fetch, once);
      return followSession(parts);
    },
  };
}
