import type { Session } from './session.ts';

/** Where the draft of one form lies, as text, for the person who opened the form. */
export interface DraftPlace {
  /** Its key in the storage, as other tabs are told of it. */
  readonly name: string;
  read(): string | undefined;
  /** Nothing is kept for somebody who has left on purpose meanwhile. */
  write(text: string): void;
  drop(): void;
}

/**
 * Drafts of forms, in this browser, by person: who comes back after an expired session finds theirs, and nobody else's.
 * They go when their person signs out, and when somebody else signs in.
 */
export interface Drafts {
  /** The draft of whoever is here now. */
  of(key: string): DraftPlace;
  /** Forgets what a person who leaves has typed. */
  forget(person: string | undefined): void;
  /** Forgets what others than whoever is here now have typed. */
  forgetOthers(): void;
}

const PREFIX = 'draft:';
const prefixOf = (person = '') => `${PREFIX}${person}:`;

/** Storage that is full or switched off: typing goes on, only without a draft. */
function attempt<Result>(run: (storage: Storage) => Result): Result | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

const removeWhere = (isGone: (key: string) => boolean) =>
  attempt((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(PREFIX) && isGone(key)) storage.removeItem(key);
  });

/** Makes the drafts of whoever is here; once per platform. */
export function createDrafts(session: Pick<Session, 'person' | 'lastChange'>): Drafts {
  /** The form is still there for a moment after a session has expired. */
  const isTheirs = (person: string | undefined) => {
    const { lastChange } = session;
    if (lastChange?.kind !== 'signed-out') return session.person === person;
    return person === (lastChange.reason === 'expired' ? lastChange.person : session.person);
  };
  return {
    of(key) {
      const { person } = session;
      const name = prefixOf(person) + key;
      return {
        name,
        read: () => attempt((storage) => storage.getItem(name)) ?? undefined,
        write(text) {
          if (isTheirs(person)) attempt((storage) => storage.setItem(name, text));
        },
        drop: () => attempt((storage) => storage.removeItem(name)),
      };
    },
    forget: (person) => removeWhere((key) => key.startsWith(prefixOf(person))),
    forgetOthers() {
      const kept = [prefixOf(session.person), prefixOf()];
      removeWhere((key) => !kept.some((prefix) => key.startsWith(prefix)));
    },
  };
}
