import { type Language, toLanguage } from '../../contract/languages.ts';

export const LANGUAGE_COOKIE = 'language';

/** The language that the user chose, else the first of the browser's that the product has, else English. */
export function preferredLanguage(chosen: string | undefined, accepted: readonly string[]): Language {
  return toLanguage(chosen) ?? accepted.map(toLanguage).find((found) => found !== undefined) ?? 'en';
}
