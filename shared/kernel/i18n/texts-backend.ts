import type { BackendModule } from 'i18next';

/** Timeout of one request, in milliseconds. */
const TIMEOUT = 8000;

/** A build puts the SHA-256 of a file of texts into its name; the browser then refuses a changed file. */
function integrityIn(url: string): string | undefined {
  const [, hash] = /\.([\w-]{43})\.json$/.exec(url) ?? [];
  return hash && `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
}

/** Texts that could not be loaded, or are not those of the build. */
class TextsError extends Error {
  /** A file that does not exist is not worth a second request. */
  readonly mayRetry: boolean;
  constructor(message: string, cause: unknown, mayRetry: boolean) {
    super(message, { cause });
    this.mayRetry = mayRetry;
  }
}

/** Fetches a file of texts, and checks it. */
export async function fetchTexts(url: string, cache: RequestCache = 'default') {
  const integrity = integrityIn(url);
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`no answer within ${TIMEOUT / 1000} s`)),
    TIMEOUT,
  );
  let mayRetry = true;
  try {
    const response = await fetch(url, { cache, signal: controller.signal, ...(integrity && { integrity }) });
    mayRetry = response.ok || response.status >= 500;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new TextsError(`${url}: ${cause}`, cause, mayRetry);
  } finally {
    clearTimeout(timer);
  }
}

export interface TextsSource {
  /** The URL of the texts of a namespace. */
  urlOf: (language: string, namespace: string) => string;
  /** Called when texts could not be loaded, or are not those of the build; also if they are loaded again. */
  onTextsFailure?: ((namespace: string, error: Error) => void) | undefined;
}

/** Loads texts for i18next: one JSON file for each language and namespace. */
export interface TextsBackend extends BackendModule {
  /** `<language>|<namespace>` whose last request failed. */
  readonly failed: ReadonlySet<string>;
  /** The texts that have failed and not arrived since, also while they are requested again. */
  readonly missed: ReadonlySet<string>;
}

export function textsBackend({ urlOf, onTextsFailure }: TextsSource): TextsBackend {
  const failed = new Set<string>();
  const missed = new Set<string>();
  return {
    type: 'backend',
    failed,
    missed,
    init: () => undefined,
    read(language, namespace, done) {
      const key = `${language}|${namespace}`;
      // The browser's cache may have a broken response, so that a retry does not read it.
      const cache = failed.delete(key) ? 'reload' : 'default';
      fetchTexts(urlOf(language, namespace), cache).then(
        (texts) => {
          missed.delete(key);
          done(null, texts);
        },
        (error: TextsError) => {
          failed.add(key);
          missed.add(key);
          onTextsFailure?.(namespace, error);
          // i18next retries unless it is told not to.
          done(error, error.mayRetry);
        },
      );
    },
  };
}
