import { type Day, type Language, WRITING } from '@handover/shared/contract';

/** A day, written out: 9 September 2026, 9 septembre 2026, 1er mars 2027. The same in mails and in letters. */
export const writtenDay = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(WRITING[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^1 /, WRITING[language].firstDay === 'D' ? '1 ' : '1er ');
