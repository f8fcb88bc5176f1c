import {
  inLanguage,
  LANGUAGE_PARAM,
  type Language,
  type Opportunity,
  type OpportunityType,
  routes,
  withQuery,
} from '@handover/shared/contract';
import { Feed } from 'feed';
import { TEXTS } from '../../../locales/texts.ts';

interface FeedFacts {
  type: OpportunityType;
  lang: Language;
  publicUrl: string;
  /** The path and query of the feed. */
  address: string;
}

/** The opportunities as a feed in a language, with links to their pages. Nothing but what their public pages show. */
export function listingFeed(
  listings: readonly Opportunity[],
  { type, lang, publicUrl, address }: FeedFacts,
): Feed {
  const { title, description } = TEXTS[lang].feeds[type];
  const pageOf = (path: string) => publicUrl + withQuery(path, { [LANGUAGE_PARAM]: lang });
  const feed = new Feed({
    title,
    description,
    link: pageOf(routes.opportunities(type)),
    language: lang,
    generator: false,
    // The time of the latest one, so that the same list is the same feed.
    updated: new Date(listings[0]?.published_at ?? 0),
    feedLinks: { rss: publicUrl + address, json: publicUrl + address },
  });
  for (const listing of listings)
    feed.addItem({
      title: listing.project_title,
      link: pageOf(routes.opportunity(listing.id)),
      id: publicUrl + routes.opportunity(listing.id),
      date: new Date(listing.published_at ?? 0),
      description: descriptionOf(listing, lang),
      category: listing.sectors.map((sector) => ({ name: inLanguage(sector, 'name', lang) })),
    });
  return feed;
}

/** Place and activity, as html, which readers take it for. */
function descriptionOf(listing: Opportunity, lang: Language): string {
  const { region, country, activity, preferred_description: wanted } = listing;
  const place = [region, country]
    .flatMap((each) => (each ? [inLanguage(each, 'name', lang)] : []))
    .join(', ');
  const paragraphs = [place, ...(activity || wanted).split(/\r?\n/)].filter((text) => text.trim() !== '');
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
