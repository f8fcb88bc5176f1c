export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_COOKIE = 'language';

export const toLanguage = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => tag?.toLowerCase().split(/[-_]/)[0] === language);

/** What the person chose, else what the browser asks for, else English. */
export function preferredLanguage(chosen: string | undefined, wished: readonly string[]): Language {
  return toLanguage(chosen) ?? wished.map(toLanguage).find((found) => found !== undefined) ?? 'en';
}
