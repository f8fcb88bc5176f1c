import { LANGUAGE_PARAM, LANGUAGES, type Language, routes, withQuery } from '@handover/shared/contract';

/** The language that an address asks for. */
export const languageOf = (search: string): Language | undefined => {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAM);
  return LANGUAGES.find((language) => language === asked);
};

/** The addresses at which search engines should know a page. */
export interface PageAddresses {
  /** Of a list that has several pages, from the second on. */
  page: number | undefined;
  /** One for all spellings of this address. */
  canonical: string;
  /** The same page by language; `x-default` is in the language of its reader. */
  alternates: readonly (readonly [language: Language | 'x-default', path: string])[];
}

/** One path for `/faq`, `/faq/` and `//faq`. */
const cleanPath = (pathname: string): string => `/${pathname.split('/').filter(Boolean).join('/')}`;

const LISTS = [routes.opportunities('sell'), routes.opportunities('buy')];
/** The whole list, or that of a sector, a region, or both. */
const isList = (path: string) => LISTS.some((list) => path === list || path.startsWith(`${list}/`));

/**
 * The address of a list of opportunities: its type is in the path, and each of its pages has an address. Filters do
 * not make other pages.
 */
function listAddress(path: string, query: URLSearchParams): { path: string; page?: number } {
  const list =
    path === routes.opportunities()
      ? routes.opportunities(query.get('type') === 'buy' ? 'buy' : 'sell')
      : path;
  const page = Number(query.get('page'));
  return isList(list) && Number.isSafeInteger(page) && page > 1 ? { path: list, page } : { path: list };
}

export function pageAddresses(pathname: string, search: string): PageAddresses {
  const { path, page } = listAddress(cleanPath(pathname), new URLSearchParams(search));
  const inLanguage = (lang: Language | undefined) => withQuery(path, { page, [LANGUAGE_PARAM]: lang });
  return {
    page,
    canonical: inLanguage(languageOf(search)),
    alternates: [
      ...LANGUAGES.map((language) => [language, inLanguage(language)] as const),
      ['x-default', inLanguage(undefined)],
    ],
  };
}
