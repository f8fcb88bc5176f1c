import type { AxiosAdapter } from 'axios';
import { paths } from '../../contract/wire/paths.ts';
import {
  type ConnectSocket,
  connectSocket,
  createEventBus,
  createLazySocket,
  createNotificationSound,
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
import { createMessages, createMessageTexts, messagesAtom } from '../../kernel/messages/index.ts';
import { createModals, type LoadModal, type ModalResolver, modalsAtom } from '../../kernel/modals/index.ts';
import { type Platform, platformAtom } from '../../kernel/platform/index.ts';
import { createQueryClient, type PrefetchedState, restoreState } from '../../kernel/query/index.ts';
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

export interface PlatformOptions extends Partial<I18nOptions> {
  /** Replaces modals of the shell. */
  shellModals?: Readonly<Record<string, LoadModal>>;
  /** Modals of the remotes, by name. */
  resolveModal?: ModalResolver;
  baseUrl?: string;
  /** The URL of the frame in which documents are shown. */
  previewFrame?: string;
  /** Prefetched for a visitor by the gateway. */
  state?: PrefetchedState;
  /** A store whose atoms are set before the platform is created. */
  store?: JotaiStore;
  /** The rest is for tests and the mock host. */
  adapter?: AxiosAdapter;
  exclusive?: ExclusiveRun;
  cookies?: Cookies;
  channel?: TabChannel;
  connectSocket?: ConnectSocket;
}

/** Creates everything that exists once. Called by the shell (host, mock host) and by tests. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const cookies = options.cookies ?? createBrowserCookies();
  const accepted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const language = options.language ?? preferredLanguage(cookies.get(LANGUAGE_COOKIE), accepted);
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
  const socket = createLazySocket({
    events,
    access: () => session.access,
    renew: () => http.renew(),
    connectSocket: options.connectSocket ?? connectSocket,
  });
  const messageTexts = createMessageTexts(i18n);
  const messages = createMessages(messageTexts, store);
  const modals = createModals({
    store,
    shellModals: { ...shellModals, ...options.shellModals },
    ...(options.resolveModal && { resolve: options.resolveModal }),
    // A modal that has an owner shows the failure in its own frame.
    onFailure: (error, _name, owned) => {
      console.warn(error);
      if (!owned) messages.showTranslated('error', 'modalFailed');
    },
  });
  const queries = createQueryClient();
  if (options.state) restoreState(queries, options.state, { userId: session.userId });
  const services = {
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
    ...services,
    ...(options.previewFrame && { previewFrame: options.previewFrame }),
    setLanguage: languageSetter(services),
    start(hydrated) {
      followLanguage(i18n, document.documentElement);
      // Nothing can fail before the first interaction; after it the texts of messages should be loaded in time.
      const once = { once: true, capture: true };
      for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, messageTexts.load, once);
      return followSession(services, hydrated);
    },
  };
  store.set(httpAtom, http);
  store.set(sessionAtom, session);
  store.set(messagesAtom, messages);
  store.set(modalsAtom, modals);
  store.set(platformAtom, platform);
  return platform;
}
