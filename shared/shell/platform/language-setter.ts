import type { Language } from '../../contract/vocabulary.ts';
import { switchLanguage } from '../../kernel/i18n/index.ts';
import type { Platform } from '../../kernel/platform/index.ts';
import { tellAccountLanguage } from '../../kernel/session/index.ts';

/** Switches the language without a reload, remembers it for a year and tells the account; a failure is shown as a message. */
export const languageSetter =
  (platform: Pick<Platform, 'cookies' | 'http' | 'i18n' | 'messages' | 'queries' | 'session'>) =>
  (language: Language): Promise<void> =>
    switchLanguage(platform.i18n, language, platform.cookies).then(
      () => tellAccountLanguage(platform, language),
      () => platform.messages.tell('error', 'languageFailed'),
    );
