import { type ErrorTexts, englishErrorTexts } from '../http/index.ts';
import { ensureNamespace, type I18n } from '../i18n/index.ts';
import { errorTextsOf, NAMESPACE } from './error-texts.ts';

/** How long a message waits for its text, in milliseconds. */
const MAX_WAIT = 3000;

/** The namespace `messages`, which is loaded when the first message needs it. */
export interface MessageTexts {
  isLoaded(): boolean;
  /** Resolves when the texts are loaded, or took too long. */
  load(): Promise<void>;
  errorTexts(): ErrorTexts;
  /** The text of a key; if it could not be loaded, the English text of a network error. */
  text(key: string): string;
}

export function createMessageTexts(i18n: I18n): MessageTexts {
  return {
    isLoaded: () => !i18n.modules.backend || i18n.hasLoadedNamespace(NAMESPACE),
    load() {
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT));
      return Promise.race([ensureNamespace(i18n, NAMESPACE).catch(() => undefined), timeout]);
    },
    errorTexts: () => errorTextsOf(i18n),
    text: (key) =>
      i18n.t(key, {
        ns: NAMESPACE,
        ...(i18n.modules.backend && { defaultValue: englishErrorTexts.network }),
      }),
  };
}
