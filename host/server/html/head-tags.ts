import type { Language } from '@handover/shared/contract';
import { escaped } from './escaped.ts';
import type { PageWords } from './page-words.ts';

interface HeadFacts {
  words: PageWords;
  language: Language;
  /** Absolute; absent for a page that search engines shall not keep. */
  address: string | undefined;
}

const territory = { en: 'en_GB', fr: 'fr_FR' };

/** What search engines and those who show a link read of a page. */
export function headTags({ words: { title, description }, language, address }: HeadFacts): string {
  const open = {
    site_name: 'Handover',
    type: 'website',
    locale: territory[language],
    title,
    description,
    url: address,
  };
  return [
    `<title>${escaped(title)}</title>`,
    description && `<meta name="description" content="${escaped(description)}">`,
    address ? `<link rel="canonical" href="${escaped(address)}">` : '<meta name="robots" content="noindex">',
    ...Object.entries(open).map(
      ([name, content]) => content && `<meta property="og:${name}" content="${escaped(content)}">`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
