import { pageAddresses } from '../../src/metadata/page-addresses.ts';
import { escapeHtml } from '../html/escape-html.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapPage {
  path: string;
  /** ISO 8601. */
  updatedAt?: string;
}

/** The number of URLs of each page: one in each language, and one in that of its reader. */
export const URLS_PER_PAGE = pageAddresses('/', '').alternates.length;

export const sitemapIndex = (urls: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${urls
    .map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`)
    .join('')}</sitemapindex>\n`;

/** The xml of these pages, piece by piece. */
export function* sitemap(publicUrl: string, pages: Iterable<SitemapPage>): Generator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  for (const page of pages) yield entries(publicUrl, page);
  yield '</urlset>\n';
}

/** Each address of a page is an entry that names all of them, as search engines want it. */
function entries(publicUrl: string, { path, updatedAt }: SitemapPage): string {
  const { alternates } = pageAddresses(path, '');
  const links = alternates
    .map(([of, to]) => `<xhtml:link rel="alternate" hreflang="${of}" href="${escapeHtml(publicUrl + to)}"/>`)
    .join('');
  const lastmod = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
  return alternates
    .map(([, to]) => `<url><loc>${escapeHtml(publicUrl + to)}</loc>${lastmod}${links}</url>`)
    .join('');
}
