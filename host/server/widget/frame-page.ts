import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  CURRENCIES,
  inLanguage,
  type Language,
  type OwnListing,
  type Widget,
} from '@handover/shared/contract';
import { opportunityPicture } from '@handover/shared/contract/hosting';
import { escapeHtml } from '../html/escape-html.ts';

const style = readFileSync(new URL('./frame.css', import.meta.url), 'utf8');
const script = readFileSync(new URL('./frame.js', import.meta.url), 'utf8');
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Only these sites may frame the page; it loads pictures of our own origin, and keeps nothing in the browser. */
export const framePolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`,
  ].join('; ');

const TEXTS = {
  en: {
    title: 'Listings',
    sell: 'Business for sale',
    buy: 'Looking for a business',
    asked: (price: string) => `Asking price ${price}`,
    none: 'There is nothing published at the moment.',
    on: 'Shown by',
  },
  fr: {
    title: 'Dossiers',
    sell: 'Entreprise à céder',
    buy: 'Recherche d’entreprise',
    asked: (price: string) => `Prix demandé\u202f: ${price}`,
    none: 'Aucun dossier publié pour le moment.',
    on: 'Présenté par',
  },
} as const satisfies Record<Language, object>;

export const THEMES = ['auto', 'light', 'dark'] as const;

interface FrameOptions {
  language: Language;
  theme: (typeof THEMES)[number];
  publicUrl: string;
}

const priceOf = ({ asking_price: price, currency }: OwnListing, language: Language) => {
  const { name } = CURRENCIES.find(({ id }) => id === currency) ?? CURRENCIES[0];
  const format = {
    style: 'currency',
    currency: name,
    notation: 'compact',
    maximumFractionDigits: 1,
  } as const;
  return price === null ? undefined : new Intl.NumberFormat(language, format).format(price);
};

function card(listing: OwnListing, { language }: FrameOptions): string {
  const texts = TEXTS[language];
  const named = (records: readonly (OwnListing['country'] | OwnListing['sectors'][number])[]) =>
    records.flatMap((record) => (record ? [inLanguage(record, 'name', language)] : [])).join(', ');
  const where = [named(listing.sectors), named([listing.region, listing.country])]
    .filter(Boolean)
    .join(' · ');
  const price = priceOf(listing, language);
  return `<li><a href="${escapeHtml(listing.url)}?lang=${language}" target="_blank" rel="noopener">
<img src="${opportunityPicture(listing.id)}?lang=${language}" alt="" width="1200" height="240" loading="lazy">
<span class="text"><small>${texts[listing.type_of_opportunity]}</small>
<strong>${escapeHtml(listing.project_title)}</strong>
<small>${escapeHtml(where)}</small>${price ? `\n<span class="price">${escapeHtml(texts.asked(price))}</span>` : ''}</span></a></li>`;
}

/** The listings of a widget as a page of its own, which needs no other file but pictures. */
export function framePage({ listings }: Widget, options: FrameOptions): string {
  const { language, theme, publicUrl } = options;
  const texts = TEXTS[language];
  const list = listings.map((listing) => card(listing, options)).join('\n');
  return `<!doctype html>
<html lang="${language}" class="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} · Handover</title>
<style>${style}</style>
</head>
<body>
${list ? `<ul>\n${list}\n</ul>` : `<p>${texts.none}</p>`}
<p>${texts.on} <a href="${escapeHtml(publicUrl)}/?lang=${language}" target="_blank" rel="noopener">Handover</a></p>
<script>${script}</script>
</body>
</html>`;
}
