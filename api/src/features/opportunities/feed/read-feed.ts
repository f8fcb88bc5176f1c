import type { opportunityFeedQuerySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { xmlText } from '../../../http/xml-text.ts';
import { listPublic } from '../handlers/list-opportunities.ts';
import { listingFeed } from './listing-feed.ts';

/** How many a feed has: readers ask again within hours. */
const LENGTH = 50;
const MEDIA_TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;

/** The newest opportunities of the list that a search finds, as a visitor sees them, whoever asks. */
export async function readFeed(
  call: OpenCall<{ query: typeof opportunityFeedQuerySchema }>,
): Promise<string> {
  const { app, request, reply, query } = call;
  const { format, lang, ...filters } = query;
  const page = { page: 1, page_size: LENGTH, ordering: '-created_at' };
  const { results } = await listPublic(call, null, { ...filters, ...page });
  const { publicUrl } = app.config;
  const feed = listingFeed(results, {
    type: query.type_of_opportunity,
    lang,
    publicUrl,
    address: request.url,
  });
  reply.type(MEDIA_TYPES[format]);
  return format === 'json' ? feed.json1() : xmlText(feed.rss2());
}
