import { LANGUAGES, type Language } from '../../contract/vocabulary.ts';

/** Where the chosen language is kept. */
export const LANGUAGE_COOKIE = 'language';

/** The language of a tag such as `fr-CA`; undefined where the product does not speak it. */
export const toLanguage = (tag: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => tag?.toLowerCase().split(/[-_]/)[0] === language);

/** What the person chose, else what the browser asks for, else English. */
export function preferredLanguage(chosen: string | undefined, wished: readonly string[]): Language {
  return toLanguage(chosen) ?? wished.map(toLanguage).find((found) => found !== undefined) ?? 'en';
}
