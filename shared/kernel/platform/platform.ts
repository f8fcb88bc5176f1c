import type { Language } from '../../contract/languages.ts';
import type { EventBus, NotificationSound, SocketConnection } from '../events/index.ts';
import type { HttpClient } from '../http/index.ts';
import type { I18n } from '../i18n/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Modals } from '../modals/index.ts';
import type { QueryClient } from '../query/index.ts';
import type { Cookies, Drafts, Session } from '../session/index.ts';
import type { JotaiStore } from '../store/index.ts';

/** Everything that exists once. Made by `createPlatform`, used through `usePlatform`. */
export interface Platform {
  readonly http: HttpClient;
  readonly session: Session;
  readonly drafts: Drafts;
  readonly events: EventBus;
  readonly socket: SocketConnection;
  readonly notificationSound: NotificationSound;
  readonly i18n: I18n;
  /** Switches without a reload, remembers the choice for a year and saves it to the account; a failure shows a message. */
  setLanguage(language: Language): Promise<void>;
  readonly queries: QueryClient;
  readonly store: JotaiStore;
  readonly messages: Messages;
  readonly modals: Modals;
  readonly cookies: Cookies;
  /** The URL of the frame in which documents are shown; without one they are only downloaded. */
  readonly previewFrame?: string;
  /**
   * Called once by the shell: follows the session and opens the socket while somebody is signed in. The language of the account is not
   * applied before `hydrated`, since until then the browser has to render what the server has. Returns the way to stop.
   */
  start(hydrated?: Promise<void>): () => void;
}
