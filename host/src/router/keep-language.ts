import { LANGUAGE_PARAM, type Language } from '@handover/shared/contract';
import type { createBrowserRouter } from '@handover/shared/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'createHref' | 'navigate'>;
type Navigate = Parameters<Router['navigate']>;
type Options = Navigate[1];
type To = Navigate[0] | number;

/** Path, query and fragment of an address; each may be absent. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

export function inLanguage(address: string, language: Language): string {
  const [, path = '', search = '', hash = ''] = PARTS.exec(address) ?? [];
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_PARAM, language);
  return `${path}?${query}${hash}`;
}

/**
 * Keeps the language of the address in links and navigation, so that readers, and crawlers, do not lose it with the
 * next page. Returns a function that stops this.
 */
export function keepLanguage(router: Router, language: Language | undefined): () => void {
  if (!language) return () => undefined;
  const { createHref, navigate } = router;
  router.createHref = (location) => inLanguage(createHref(location), language);
  const kept = (to: Exclude<To, number>) => {
    if (to === null) return to;
    if (typeof to === 'string') return inLanguage(to, language);
    return { ...to, search: inLanguage(to.search ?? '', language) };
  };
  // A number goes back and forward.
  router.navigate = (to: To, options?: Options) =>
    typeof to === 'number' ? navigate(to) : navigate(kept(to), options);
  return () => Object.assign(router, { createHref, navigate });
}
