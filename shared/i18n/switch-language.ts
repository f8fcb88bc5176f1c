import type { i18n } from 'i18next';
import { LANGUAGE_COOKIE, type Language, toLanguage } from './languages.ts';

interface LanguageMemory {
  get(name: string): string | undefined;
  set(name: string, value: string, days?: number): void;
}
const COOKIE_DAYS = 365;

/** What is on the page is loaded in the next language first; rejects, and changes nothing, if that fails. */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  memory: LanguageMemory,
): Promise<void> {
  await instance.loadLanguages(language);
  if (instance.options.backend && !instance.hasResourceBundle(language, 'common')) {
    throw new Error(`No texts for ${language}`);
  }
  await instance.changeLanguage(language);
  memory.set(LANGUAGE_COOKIE, language, COOKIE_DAYS);
}

/** Keeps `<html lang>` right. */
export function followLanguage(instance: i18n, root: HTMLElement): void {
  const follow = (language: string | undefined) => {
    root.lang = toLanguage(language) ?? 'en';
  };
  follow(instance.language);
  instance.on('languageChanged', follow);
}
