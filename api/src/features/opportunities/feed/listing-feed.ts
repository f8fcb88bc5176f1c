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

const publishedAt = ({ published_at }: Opportunity) => new Date(published_at ?? 0);

/**
 * The opportunities as a feed in a language, the one that was published last first, with links to their pages. Nothing but
 * what their public pages show.
 */
export function listingFeed(
  listings: readonly Opportunity[],
  { type, lang, publicUrl, address }: FeedFacts,
): Feed {
  const latest = listings.toSorted((one, other) => +publishedAt(other) - +publishedAt(one));
  const { title, description } = TEXTS[lang].feeds[type];
  const pageOf = (path: string) => publicUrl + withQuery(path, { [LANGUAGE_PARAM]: lang });
  const feed = new Feed({
    title,
    description,
    link: pageOf(routes.opportunities(type)),
    language: lang,
    generator: false,
    // The time of the latest one, so that the same list is the same feed.
    updated: new Date(latest[0]?.published_at ?? 0),
    feedLinks: { rss: publicUrl + address, json: publicUrl + address },
  });
  for (const listing of latest)
    feed.addItem({
      title: listing.project_title,
      link: pageOf(routes.opportunity(listing.id)),
      id: publicUrl + routes.opportunity(listing.id),
      date: publishedAt(listing),
      published: publishedAt(listing),
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
  const lines = (activity || wanted).split(/\r\n?|[\n\v\f\u2028\u2029]/);
  const paragraphs = [place, ...lines].filter((text) => text.trim() !== '');
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
