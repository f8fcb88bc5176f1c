import type { Language } from '../../contract/languages.ts';
import { LANGUAGE_COOKIE, switchLanguage } from '../../kernel/i18n/index.ts';
import type { Platform } from '../../kernel/platform/index.ts';
import { COOKIE_DAYS } from '../../kernel/session/index.ts';

/** See `Platform.setLanguage`. */
export const languageSetter =
  (platform: Pick<Platform, 'cookies' | 'http' | 'i18n' | 'messages' | 'queries' | 'session'>) =>
  async (language: Language): Promise<void> => {
    try {
      await switchLanguage(platform.i18n, language);
    } catch {
      return platform.messages.showTranslated('error', 'languageFailed');
    }
    platform.cookies.set(LANGUAGE_COOKIE, language, COOKIE_DAYS);
    if (!platform.session.isSignedIn()) return;
    const { saveAccountLanguage } = await import('../../kernel/session/index.ts');
    await saveAccountLanguage(platform, language);
  };
