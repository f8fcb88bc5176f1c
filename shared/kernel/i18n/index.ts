/** Translations by i18next, the language of the page, and translated names of records. */
export type { i18n as I18n, TFunction } from 'i18next';
export { I18nextProvider, useTranslation } from 'react-i18next';
export { toLanguage } from '../../contract/index.ts';
export { createI18n, type I18nOptions } from './create-i18n.ts';
export { ensureNamespace } from './ensure-namespace.ts';
export { ensureTexts, untilTexts } from './ensure-texts.ts';
export { languageAtom } from './language.atom.ts';
export { LANGUAGE_COOKIE, preferredLanguage } from './languages.ts';
export { followLanguage, switchLanguage } from './switch-language.ts';
export { fetchTexts } from './texts-backend.ts';
export { useLabel } from './use-label.ts';
export { useLanguage } from './use-language.ts';
