import type { BackendModule } from 'i18next';

/** How long one asking may take, in milliseconds. */
const DEADLINE = 8000;

type UrlOf = (language: string, namespace: string) => string;

/** Where i18next gets texts: a file of JSON for each language and namespace. */
export interface TextsBackend extends BackendModule {
  /** What failed, `<language>|<namespace>`, until it is asked for again. */
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
      // Of what is not there it is told at once; everything else it asks for again, as often as it has been set to.
      let isThere = true;
      const fetchTexts = async () => {
        const asking = new AbortController();
        const late = setTimeout(() => asking.abort(), DEADLINE);
        try {
          const answer = await fetch(urlOf(language, namespace), { signal: asking.signal });
          isThere = answer.ok || answer.status >= 500;
          if (!answer.ok) throw new Error(`Texts ${key}: ${answer.status}`);
          return await answer.json();
        } finally {
          clearTimeout(late);
        }
      };
      fetchTexts().then(
        (texts) => done(null, texts),
        (error) => {
          failed.add(key);
          done(error, isThere);
        },
      );
    },
  };
}
