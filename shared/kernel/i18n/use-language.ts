import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/vocabulary.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { tellAccountLanguage } from '../session/account-language.ts';
import { toLanguage } from './languages.ts';
import { switchLanguage } from './switch-language.ts';

interface LanguageChoice {
  language: Language;
  /** Switches without a reload, remembers it for a year and tells the account; a failure is shown as a message. */
  setLanguage: (language: Language) => Promise<void>;
}

/** The language of the page, and the switch for it. */
export function useLanguage(): LanguageChoice {
  const platform = usePlatform();
  const { cookies, messages } = platform;
  const { i18n } = useTranslation();
  const setLanguage = (language: Language) =>
    switchLanguage(i18n, language, cookies).then(
      () => tellAccountLanguage(platform, language),
      () => messages.tell('error', 'languageFailed'),
    );
  return { language: toLanguage(i18n.language) ?? 'en', setLanguage };
}
