import { createInstance, type i18n, type Resource } from 'i18next';
import { LANGUAGES, type Language } from '../../contract/vocabulary.ts';
import { textsBackend } from './texts-backend.ts';

/** Language of the beginning, and where texts come from. */
export interface I18nOptions {
  language: Language;
  /** Where a namespace lies: the host's own, or a remote's. Without it only `resources` are known. */
  urlOf?: (language: string, namespace: string) => string;
  /** Texts that are already here: the gateway writes those of the first page into the html. */
  resources?: Resource;
  /** Loaded at once, beside `common`. */
  namespaces?: readonly string[];
}

/** One translation instance per platform; ready at once for what `resources` hold. */
export function createI18n({ language, urlOf, resources, namespaces = [] }: I18nOptions): i18n {
  const instance = createInstance();
  if (urlOf) instance.use(textsBackend(urlOf));
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
    // Section 9 of the specification: 5 more tries from 350 ms, doubling; 10 at a time.
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
  });
  return instance;
}
