import type { i18n } from 'i18next';
import { ensureNamespace } from './ensure-namespace.ts';
import { hasTexts } from './texts-state.ts';

/** The pause after all requests have failed, in milliseconds. */
const PAUSE = 5000;

/** How often to look whether English texts have to do, in milliseconds. */
const INTERVAL = 3000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Loads texts, and resolves once all can be shown: in the language of the page, however long that takes, since another language would be seen
 * for a moment; in English where a request for them has failed. Rejects if there are none, so that no key is shown.
 */
export async function ensureTexts(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !hasTexts(instance, namespace));
  const absent = () =>
    namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
  let isSettled = false;
  if (absent().length === 0) return;
  // Texts that are shown in English by now are requested again, but not waited for.
  const isShown = missing().length === 0;
  const load = () => ensureNamespace(instance, absent()).catch(() => undefined);
  // The second request goes to the URL of the fallback version, see `localeUrls` of the host.
  const loading = load()
    .then(() => (absent().length > 0 ? load() : undefined))
    .finally(() => {
      isSettled = true;
    });
  if (isShown) return;
  const englishInstead = async () => {
    do await pause(INTERVAL);
    while (!isSettled && missing().length > 0);
  };
  await Promise.race([loading, englishInstead()]);
  if (missing().length > 0) throw new Error(`No texts of ${missing()}`);
}

/**
 * Tries like `ensureTexts` until it succeeds, for parts that can be shown neither without their texts nor as failed.
 */
export async function untilTexts(instance: i18n, namespaces: readonly string[]): Promise<void> {
  for (;;) {
    try {
      return await ensureTexts(instance, namespaces);
    } catch {
      await pause(PAUSE);
    }
  }
}
