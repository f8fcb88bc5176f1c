import type { i18n } from 'i18next';
import { type Language, toLanguage } from '../../contract/languages.ts';
import { stopWaiting } from './texts-state.ts';

/** How long the texts of a remote may hold up the switch, in milliseconds. */
const MAX_WAIT = 3000;

/**
 * Loads the texts of everything on the page before it switches. Rejects and changes nothing if the texts of the frame can't be
 * loaded. Texts of a remote that are slow or fail are not waited for; English is shown until they arrive.
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  const loading = instance.loadLanguages(language);
  const shown = [instance.options.ns ?? []]
    .flat()
    .filter((namespace) => instance.hasResourceBundle(instance.language, namespace));
  const isThere = (namespace: string) =>
    [language, 'en'].some((each) => instance.hasResourceBundle(each, namespace));
  // English is shown in place of texts that are late. Where there is none, keys would be.
  const isLoaded = () => instance.hasResourceBundle(language, 'common') && shown.every(isThere);
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT));
  await Promise.race([loading, timeout.then(() => (isLoaded() ? undefined : loading))]);
  if (instance.modules.backend && !isLoaded()) throw new Error(`No texts for ${language}`);
  stopWaiting(instance, language);
  await instance.changeLanguage(language);
}

/** Keeps the `lang` attribute in step with the language. */
export function followLanguage(instance: i18n, root: HTMLElement): void {
  const follow = (language: string | undefined) => {
    root.lang = toLanguage(language) ?? 'en';
  };
  follow(instance.language);
  instance.on('languageChanged', follow);
}
