import type { i18n } from 'i18next';
import type { Language } from '../../contract/vocabulary.ts';
import { LANGUAGE_COOKIE, toLanguage } from './languages.ts';
import { passOverLate } from './texts-state.ts';

interface LanguageMemory {
  get(name: string): string | undefined;
  set(name: string, value: string, days?: number): void;
}
const COOKIE_DAYS = 365;
/** How long the words of a remote keep back the rest of the page, in milliseconds. */
const PATIENCE = 3000;

/**
 * What is on the page is loaded in the next language first; rejects, and changes nothing, if the frame's own words can't be
 * had. Those of a remote that is slow or down come later, or not.
 */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  memory: LanguageMemory,
): Promise<void> {
  const loading = instance.loadLanguages(language);
  const isSpoken = () => instance.hasResourceBundle(language, 'common');
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([loading, late.then(() => (isSpoken() ? undefined : loading))]);
  if (instance.modules.backend && !isSpoken()) throw new Error(`No texts for ${language}`);
  passOverLate(instance, language);
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
