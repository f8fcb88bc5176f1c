import type { Session } from './session.ts';

/** The stored draft of one form, as text, of who opened the form. */
export interface DraftSlot {
  /** Key in the storage. */
  readonly key: string;
  read(): string | undefined;
  /** Stores a draft; false if the browser refuses it. Does nothing after its user has signed out on purpose. */
  write(text: string): boolean;
  remove(): void;
}

/**
 * Drafts of forms in this browser. Those of users are in `localStorage`: after an expired session a user finds their own. They are
 * removed when their user signs out, and when somebody else signs in. Those of a visitor are in `sessionStorage`, because nobody
 * knows who opens the next tab; they become the user's who signs in in this one.
 */
export interface Drafts {
  /** The draft of the current user, or of the visitor. */
  of(form: string): DraftSlot;
  /** The names of the forms of which the current user has a draft. */
  forms(): string[];
  /** Moves the drafts of this tab from before the sign-in to the current user, who keeps their existing ones. */
  claimVisitors(): void;
  /** Removes all drafts of a user who leaves this tab. */
  removeOf(userId: string | undefined): void;
  /** Removes the drafts of other users. */
  removeOthers(): void;
}

/** The key in `sessionStorage` for the form input of a page that is being reloaded. */
export const KEPT_VALUES_KEY = 'kept-values';

const PREFIX = 'draft:';
const prefixOf = (userId = '') => `${PREFIX}${userId}:`;
const VISITOR = prefixOf();

/** If storage is full or switched off, there are no drafts. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

const keysIn = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

export function createDrafts(session: Pick<Session, 'userId' | 'lastChange'>): Drafts {
  /** The form is still rendered for a moment after the session has expired. */
  const isCurrent = (userId: string | undefined) => {
    const { lastChange } = session;
    const hasExpired = lastChange?.kind === 'signed-out' && lastChange.reason === 'expired';
    return userId === session.userId || (hasExpired && userId === lastChange.userId);
  };
  return {
    of(form) {
      const { userId } = session;
      const key = prefixOf(userId) + form;
      const storage = () => (userId === undefined ? sessionStorage : localStorage);
      return {
        key,
        read: () => attempt(() => storage().getItem(key)) ?? undefined,
        write(text) {
          if (!isCurrent(userId)) return true;
          return attempt(() => storage().setItem(key, text) === undefined) ?? false;
        },
        remove: () => attempt(() => storage().removeItem(key)),
      };
    },
    forms() {
      const prefix = prefixOf(session.userId);
      const storage = () => (session.userId === undefined ? sessionStorage : localStorage);
      return attempt(() => keysIn(storage(), prefix).map((key) => key.slice(prefix.length))) ?? [];
    },
    claimVisitors: () =>
      attempt(() => {
        for (const key of keysIn(sessionStorage, VISITOR)) {
          const claimed = prefixOf(session.userId) + key.slice(VISITOR.length);
          if (claimed === key || localStorage.getItem(claimed) !== null) continue;
          localStorage.setItem(claimed, sessionStorage.getItem(key) ?? '');
          sessionStorage.removeItem(key);
        }
      }),
    removeOf: (userId) =>
      attempt(() => {
        for (const key of keysIn(localStorage, prefixOf(userId))) localStorage.removeItem(key);
        for (const key of keysIn(sessionStorage, VISITOR)) sessionStorage.removeItem(key);
      }),
    // The drafts of visitors are included: earlier versions stored them there.
    removeOthers: () =>
      attempt(() => {
        for (const key of keysIn(localStorage, PREFIX))
          if (!key.startsWith(prefixOf(session.userId))) localStorage.removeItem(key);
      }),
  };
}
