import { Readable } from 'node:stream';
import { routes } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageAddresses } from '../../src/metadata/page-addresses.ts';
import { pageAt } from '../../src/metadata/page-at.ts';
import { readLandings } from '../sitemap/read-landings.ts';
import { countListings, readListings } from '../sitemap/read-listings.ts';
import { sharedFor } from '../sitemap/shared-for.ts';
import { type SitemapPage, sitemap, sitemapIndex, URLS_PER_PAGE } from '../sitemap/sitemap-xml.ts';

interface SearchEnginesOptions {
  releaseSet: () => ReleaseSet | undefined;
  apiUrl: string;
  publicUrl: string;
  /** How many opportunities a part of the sitemap has. */
  partLength?: number;
}

/** How long data of the api is shared, and for how many parts: crawlers read one after the other. */
const SHARED_MS = 10 * 60_000;
const KEPT_PARTS = 10;
/** The limit of one file in the protocol. */
const MAX_URLS = 50_000;
/** Whole pages of the api, and no part of many megabytes. */
const PART_LENGTH = 10_000;

const PAGES = '/sitemap-pages.xml';
const LANDINGS = '/sitemap-landing-pages.xml';
const partUrl = (part: number | string) => `/sitemap-opportunities-${part}.xml`;

/**
 * `/robots.txt` and the sitemap: an index, the public pages, the landing pages with listings, and the published opportunities in parts. Nothing is disallowed: pages that must
 * not be indexed are marked `noindex`, and crawlers need the api to render pages.
 */
export async function searchEngines(app: FastifyInstance, options: SearchEnginesOptions) {
  const { releaseSet, apiUrl, publicUrl, partLength = PART_LENGTH } = options;
  if (partLength * URLS_PER_PAGE > MAX_URLS) throw new RangeError(`A sitemap has at most ${MAX_URLS} URLs`);
  const count = sharedFor(SHARED_MS, 1, () => countListings(apiUrl));
  const landings = sharedFor(SHARED_MS, 1, () => readLandings(apiUrl));
  const listings = sharedFor(SHARED_MS, KEPT_PARTS, (part) => readListings(apiUrl, part, partLength));
  const partsNow = async () => Math.ceil((await count(0)) / partLength);

  const send = (reply: FastifyReply, xml: string | Readable) =>
    reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8').send(xml);
  const later = (reply: FastifyReply, reason: string) =>
    reply.code(503).header('retry-after', '60').type('text/plain').send(reason);

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const parts = Array.from({ length: await partsNow() }, (_, index) => partUrl(index + 1));
      // A sitemap has one page at least.
      const found = (await landings(0)).length > 0 ? [LANDINGS] : [];
      return send(reply, sitemapIndex([PAGES, ...found, ...parts].map((path) => publicUrl + path)));
    } catch (error) {
      request.log.warn(error);
      return later(reply, 'The opportunities could not be read.');
    }
  });

  app.get(PAGES, (_, reply) => {
    const set = releaseSet();
    if (!set) return later(reply, 'Nothing has been released yet.');
    return send(reply, Readable.from(sitemap(publicUrl, publicPages(set))));
  });

  app.get(LANDINGS, async (request, reply) => {
    try {
      const paths = (await landings(0)).slice(0, Math.floor(MAX_URLS / URLS_PER_PAGE));
      if (paths.length === 0) return reply.code(404).type('text/plain').send('Not found');
      return send(
        reply,
        Readable.from(
          sitemap(
            publicUrl,
            paths.map((path) => ({ path })),
          ),
        ),
      );
    } catch (error) {
      request.log.warn(error);
      return later(reply, 'The opportunities could not be read.');
    }
  });

  app.get<{ Params: { part: string } }>(partUrl(':part(^[1-9]\\d{0,5}$)'), async (request, reply) => {
    const part = Number(request.params.part);
    try {
      if (part > (await partsNow())) return reply.code(404).type('text/plain').send('Not found');
      const pages = (await listings(part)).map(pageOf);
      return send(reply, Readable.from(sitemap(publicUrl, pages)));
    } catch (error) {
      request.log.warn(error);
      return later(reply, 'The opportunities could not be read.');
    }
  });
}

const pageOf = ({ id, updatedAt }: { id: number; updatedAt: string }): SitemapPage => ({
  path: routes.opportunity(id),
  updatedAt,
});

/** Public pages without path parameters, each once. */
function publicPages(set: ReleaseSet): SitemapPage[] {
  const all = [set.host, ...Object.values(set.remotes)].flatMap((owner) => owner.routes);
  return all
    .filter(({ path, access }) => access === 'anyone' && !path.includes(':') && pageAt(set, path).indexed)
    .filter(({ path }) => pageAddresses(path, '').canonical === path);
}
