import { type ErrorWords, englishErrorWords } from '../http/index.ts';
import { ensureNamespace, type I18n } from '../i18n/index.ts';
import { errorWordsOf, NAMESPACE } from './error-words.ts';

/** How long a message waits for its words, in milliseconds: with nobody answering they do not come either. */
const PATIENCE = 3000;

/** What messages are worded with: the namespace `messages`, which a page may not have needed so far. */
export interface MessageWords {
  here(): boolean;
  /** Resolves when they are here, or are not to be waited for. */
  fetch(): Promise<void>;
  errors(): ErrorWords;
  /** The sentence of a key; without its words the English one that says that nobody answers, never the key. */
  sentence(key: string): string;
}

/** The words of messages out of the translations of a platform. */
export function createMessageWords(i18n: I18n): MessageWords {
  const isHere = () => !i18n.modules.backend || i18n.hasLoadedNamespace(NAMESPACE);
  return {
    here: isHere,
    fetch() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
      return Promise.race([ensureNamespace(i18n, NAMESPACE).catch(() => undefined), late]);
    },
    errors: () => errorWordsOf(i18n),
    sentence: (key) =>
      i18n.t(key, {
        ns: NAMESPACE,
        ...(i18n.modules.backend && { defaultValue: englishErrorWords.network }),
      }),
  };
}
