import { createInstance, type i18n, type Resource } from 'i18next';
import { LANGUAGES, type Language } from '../../contract/languages.ts';
import { type TextsSource, textsBackend } from './texts-backend.ts';

/** If `urlOf` is absent, there are only `resources`. */
export interface I18nOptions extends Partial<TextsSource> {
  language: Language;
  /** Texts that need no request: the gateway writes those of the first page into the html. */
  resources?: Resource;
  /** Loaded at once, in addition to `common`. */
  namespaces?: readonly string[];
}

/** Creates the instance, which can be used at once for the texts in `resources`. */
export function createI18n({
  language,
  urlOf,
  onTextsFailure,
  resources,
  namespaces = [],
}: I18nOptions): i18n {
  const instance = createInstance();
  if (urlOf) instance.use(textsBackend({ urlOf, onTextsFailure }));
  void instance.init({
    lng: language,
    supportedLngs: LANGUAGES,
    fallbackLng: 'en',
    load: 'languageOnly',
    ns: [...new Set(['common', ...namespaces])],
    defaultNS: 'common',
    fallbackNS: 'common',
    resources: resources ?? {},
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
    // Specification, section 9: 5 retries from 350 ms, doubling; 10 requests at a time.
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
  });
  return instance;
}
