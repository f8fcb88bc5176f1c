import type { Session } from './session.ts';

/** The stored draft of one form, as text, of the user who opened the form. */
export interface DraftSlot {
  /** Key in `localStorage`. */
  readonly key: string;
  read(): string | undefined;
  /** False where the browser refuses it. Does nothing after its user has signed out on purpose. */
  write(text: string): boolean;
  remove(): void;
}

/**
 * Drafts of forms in this browser, by user: after an expired session a user finds their own. They are removed when their user signs
 * out, and when somebody else signs in.
 */
export interface Drafts {
  /** The draft of the current user. */
  of(form: string): DraftSlot;
  /** Removes all drafts of a user. */
  removeOf(userId: string | undefined): void;
  /** Removes the drafts of other users. */
  removeOthers(): void;
}

/** In `sessionStorage`: what was entered into the forms of a page that is being loaded anew. */
export const KEPT_VALUES_KEY = 'kept-values';

const PREFIX = 'draft:';
const prefixOf = (userId = '') => `${PREFIX}${userId}:`;

/** Where storage is full or switched off, there are no drafts. */
function attempt<Result>(run: (storage: Storage) => Result): Result | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

const removeWhere = (isObsolete: (key: string) => boolean) =>
  attempt((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(PREFIX) && isObsolete(key)) storage.removeItem(key);
  });

export function createDrafts(session: Pick<Session, 'userId' | 'lastChange'>): Drafts {
  /** After a session has expired, the form is still rendered for a moment. */
  const isCurrent = (userId: string | undefined) => {
    const { lastChange } = session;
    if (lastChange?.kind !== 'signed-out') return session.userId === userId;
    return userId === (lastChange.reason === 'expired' ? lastChange.userId : session.userId);
  };
  return {
    of(form) {
      const { userId } = session;
      const key = prefixOf(userId) + form;
      return {
        key,
        read: () => attempt((storage) => storage.getItem(key)) ?? undefined,
        write(text) {
          if (!isCurrent(userId)) return true;
          return attempt((storage) => storage.setItem(key, text) === undefined) ?? false;
        },
        remove: () => attempt((storage) => storage.removeItem(key)),
      };
    },
    removeOf: (userId) => removeWhere((key) => key.startsWith(prefixOf(userId))),
    removeOthers() {
      const current = [prefixOf(session.userId), prefixOf()];
      removeWhere((key) => !current.some((prefix) => key.startsWith(prefix)));
    },
  };
}
