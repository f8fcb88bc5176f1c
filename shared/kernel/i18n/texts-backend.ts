import type { BackendModule } from 'i18next';

/** Timeout of one request, in milliseconds. */
const TIMEOUT = 8000;

type UrlOf = (language: string, namespace: string) => string;

/** Loads texts for i18next: one JSON file for each language and namespace. */
export interface TextsBackend extends BackendModule {
  /** `<language>|<namespace>` whose last request failed. */
  readonly failed: ReadonlySet<string>;
}

export function textsBackend(urlOf: UrlOf): TextsBackend {
  const failed = new Set<string>();
  return {
    type: 'backend',
    failed,
    init: () => undefined,
    read(language, namespace, done) {
      const key = `${language}|${namespace}`;
      failed.delete(key);
      // i18next retries unless it is told not to: a file that does not exist is not worth it.
      let retry = true;
      const fetchTexts = async () => {
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort(), TIMEOUT);
        try {
          const response = await fetch(urlOf(language, namespace), { signal: controller.signal });
          retry = response.ok || response.status >= 500;
          if (!response.ok) throw new Error(`Texts ${key}: ${response.status}`);
          return await response.json();
        } finally {
          clearTimeout(timer);
        }
      };
      fetchTexts().then(
        (texts) => done(null, texts),
        (error) => {
          failed.add(key);
          done(error, retry);
        },
      );
    },
  };
}
