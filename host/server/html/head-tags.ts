import { LANGUAGES, type Language, WRITING } from '@handover/shared/contract';
import { SOCIAL_IMAGE } from '../brand/addresses.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';
import { escapeHtml, jsonForScript } from './escape-html.ts';

interface HeadFacts {
  metadata: PageMetadata;
  language: Language;
  publicUrl: string;
}

/** The locale in the format of Open Graph: en_GB. */
const localeOf = (language: Language) => WRITING[language].locale.replace('-', '_');

/** The tags that search engines and link previews read. */
export function headTags({ metadata, language, publicUrl }: HeadFacts): string {
  const { texts, addresses, structuredData, feed } = metadata;
  const image = metadata.image ?? { path: SOCIAL_IMAGE, alt: 'Handover' };
  const { title, description } = texts;
  const address = addresses && publicUrl + addresses.canonical;
  const open = {
    site_name: 'Handover',
    type: 'website',
    locale: localeOf(language),
    title,
    description,
    url: address,
    image: publicUrl + image.path,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': image.alt,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    address
      ? `<link rel="canonical" href="${escapeHtml(address)}">`
      : '<meta name="robots" content="noindex">',
    ...(addresses?.alternates ?? []).map(
      ([of, path]) => `<link rel="alternate" hreflang="${of}" href="${escapeHtml(publicUrl + path)}">`,
    ),
    feed && `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(publicUrl + feed)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...LANGUAGES.filter((other) => other !== language).map(
      (other) => `<meta property="og:locale:alternate" content="${localeOf(other)}">`,
    ),
    ...Object.entries(open).map(
      ([name, content]) => content && `<meta property="og:${name}" content="${escapeHtml(content)}">`,
    ),
    structuredData && `<script type="application/ld+json">${jsonForScript(structuredData)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}
