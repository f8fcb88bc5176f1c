import type { Language } from '../../contract/vocabulary.ts';
import type { EventBus, NotificationSound, SocketConnection } from '../events/index.ts';
import type { HttpClient } from '../http/index.ts';
import type { I18n } from '../i18n/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Modals } from '../modals/index.ts';
import type { QueryClient } from '../query/index.ts';
import type { Cookies, Drafts, Session } from '../session/index.ts';
import type { JotaiStore } from '../store/index.ts';

/** The things that exist once: made by `createPlatform`, reached through `usePlatform`, given to api functions. */
export interface Platform {
  readonly http: HttpClient;
  readonly session: Session;
  readonly drafts: Drafts;
  readonly events: EventBus;
  readonly socket: SocketConnection;
  readonly notificationSound: NotificationSound;
  readonly i18n: I18n;
  /** Switches without a reload, remembers it for a year and tells the account; a failure is shown as a message. */
  setLanguage(language: Language): Promise<void>;
  readonly queries: QueryClient;
  readonly store: JotaiStore;
  readonly messages: Messages;
  readonly modals: Modals;
  readonly cookies: Cookies;
  /** Opens the socket if somebody is signed in, and follows the page; the shell calls it once. Returns its end. */
  start(): () => void;
}
