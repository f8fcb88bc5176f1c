import type { Language } from '@handover/shared/contract';
import { SOCIAL_IMAGE } from '../brand/addresses.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageMetaTexts } from './page-meta-texts.ts';

interface HeadFacts {
  texts: PageMetaTexts;
  language: Language;
  /** The absolute canonical URL; absent for pages that are not indexed. */
  address: string | undefined;
  publicUrl: string;
}

const territory = { en: 'en_GB', fr: 'fr_FR' };

/** The tags that search engines and link previews read. */
export function headTags({ texts: { title, description }, language, address, publicUrl }: HeadFacts): string {
  const open = {
    site_name: 'Handover',
    type: 'website',
    locale: territory[language],
    title,
    description,
    url: address,
    image: publicUrl + SOCIAL_IMAGE,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Handover',
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    address
      ? `<link rel="canonical" href="${escapeHtml(address)}">`
      : '<meta name="robots" content="noindex">',
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(open).map(
      ([name, content]) => content && `<meta property="og:${name}" content="${escapeHtml(content)}">`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
