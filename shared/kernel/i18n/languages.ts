import { LANGUAGES, type Language } from '../../contract/vocabulary.ts';

export const LANGUAGE_COOKIE = 'language';

/** The language of a tag such as `fr-CA`; undefined where the product has no translation. */
export const toLanguage = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => tag?.toLowerCase().split(/[-_]/)[0] === language);

/** The language that the user chose, else the first of the browser's that the product has, else English. */
export function preferredLanguage(chosen: string | undefined, accepted: readonly string[]): Language {
  return toLanguage(chosen) ?? accepted.map(toLanguage).find((found) => found !== undefined) ?? 'en';
}
