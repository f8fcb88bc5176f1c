import type { AxiosAdapter } from 'axios';
import { paths } from '../../contract/paths.ts';
import {
  type ConnectSocket,
  connectSocket,
  createEventBus,
  createNotificationSound,
  createSocket,
  newestNotifications,
  withoutMuted,
} from '../../kernel/events/index.ts';
import { createHttp, type ExclusiveRun, httpAtom } from '../../kernel/http/index.ts';
import {
  createI18n,
  followLanguage,
  type I18nOptions,
  LANGUAGE_COOKIE,
  languageAtom,
  preferredLanguage,
  toLanguage,
} from '../../kernel/i18n/index.ts';
import { createMessages, createMessageWords, messagesAtom } from '../../kernel/messages/index.ts';
import { createModals, type LoadModal, type ModalResolver, modalsAtom } from '../../kernel/modals/index.ts';
import { type Platform, platformAtom } from '../../kernel/platform/index.ts';
import { createQueries, type HandedOverState, restoreState } from '../../kernel/query/index.ts';
import {
  type Cookies,
  createBrowserCookies,
  createDrafts,
  createSession,
  createTabChannel,
  sessionAtom,
  type TabChannel,
} from '../../kernel/session/index.ts';
import { createStore, type JotaiStore } from '../../kernel/store/index.ts';
import { shellModals } from '../modals/shell-modals.ts';
import { followSession } from './follow-session.ts';
import { languageSetter } from './language-setter.ts';

/** What a platform is made of; a browser needs none of it. */
export interface PlatformOptions extends Partial<I18nOptions> {
  /** Instead of the shell’s own modals. */
  shellModals?: Readonly<Record<string, LoadModal>>;
  /** Modals of the remotes, by name. */
  resolveModal?: ModalResolver;
  baseUrl?: string;
  /** What the server has read for a visitor and written into the page. */
  state?: HandedOverState;
  /** Whose atoms are written before there is a platform. */
  store?: JotaiStore;
  /** The rest replaces the browser in tests and on a server. */
  adapter?: AxiosAdapter;
  exclusive?: ExclusiveRun;
  cookies?: Cookies;
  channel?: TabChannel;
  connectSocket?: ConnectSocket;
}

/** Makes everything that exists once. Called by whoever is the shell: host, mock host, a test, a server render. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const cookies = options.cookies ?? createBrowserCookies();
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  const language = options.language ?? preferredLanguage(cookies.get(LANGUAGE_COOKIE), wished);
  const i18n = createI18n({ ...options, language });
  const store = options.store ?? createStore();
  store.set(languageAtom, language);
  i18n.on('languageChanged', (next) => store.set(languageAtom, toLanguage(next) ?? 'en'));

  const session = createSession({
    cookies,
    store,
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
    connectSocket: options.connectSocket ?? connectSocket,
  });
  const words = createMessageWords(i18n);
  const messages = createMessages(words, store);
  const modals = createModals({
    store,
    shellModals: { ...shellModals, ...options.shellModals },
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
    notificationSound: createNotificationSound(),
    i18n,
    queries,
    store,
    messages,
    modals,
    cookies,
  };
  const platform: Platform = {
    ...parts,
    setLanguage: languageSetter(parts),
    start() {
      followLanguage(i18n, document.documentElement);
      // Nothing can fail for somebody who has touched nothing; after that the words must not have to be fetched first.
      const once = { once: true, capture: true };
      for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, words.fetch, once);
      return followSession(parts);
    },
  };
  store.set(httpAtom, http);
  store.set(sessionAtom, session);
  store.set(messagesAtom, messages);
  store.set(modalsAtom, modals);
  store.set(platformAtom, platform);
  return platform;
}
