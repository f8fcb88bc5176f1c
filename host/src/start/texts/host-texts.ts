import type { Language } from '@handover/shared/contract';

/** Language -> namespace -> file of the host's texts; inserted by its build. */
declare const HOST_TEXTS: Partial<Record<Language, Record<string, string>>>;

declare const __webpack_public_path__: string;

/** The URL of texts of the host. Its code knows them, which is cached, so that they need not be in each html. */
export function hostTexts(language: Language, namespace: string): string | undefined {
  // Jest runs the source without a build.
  const file = typeof HOST_TEXTS === 'undefined' ? undefined : HOST_TEXTS[language]?.[namespace];
  return file && __webpack_public_path__ + file;
}
