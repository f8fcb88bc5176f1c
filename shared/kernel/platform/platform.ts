import type { Chime, EventBus, SocketConnection } from '../events/index.ts';
import type { HttpClient } from '../http/index.ts';
import type { I18n } from '../i18n/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Modals } from '../modals/index.ts';
import type { QueryClient } from '../query/index.ts';
import type { CookieJar, Drafts, Session } from '../session/index.ts';
import type { JotaiStore } from '../store/index.ts';

/** The things that exist once: made by `createPlatform`, reached through `usePlatform`, given to api functions. */
export interface Platform {
  readonly http: HttpClient;
  readonly session: Session;
  readonly drafts: Drafts;
  readonly events: EventBus;
  readonly socket: SocketConnection;
  readonly chime: Chime;
  readonly i18n: I18n;
  readonly queries: QueryClient;
  readonly store: JotaiStore;
  readonly messages: Messages;
  readonly modals: Modals;
  readonly cookies: CookieJar;
  /** Opens the socket if somebody is signed in, and follows the page; the shell calls it once. Returns its end. */
  start(): () => void;
}
