import type { Day, Language } from '@handover/shared/contract';

export const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** A day, written out: 9 September 2026, 9 septembre 2026, 1er mars 2027. The same in mails and in letters. */
export const writtenDay = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1 /, language === 'fr' ? '1er ' : '1 ');
