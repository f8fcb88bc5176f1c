import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html/escape-html.ts';

interface SearchEnginesOptions {
  releaseSet: () => ReleaseSet | undefined;
  publicUrl: string;
}

/**
 * `/robots.txt` and `/sitemap.xml`. Nothing is disallowed: pages that must not be indexed are marked `noindex`, and
 * crawlers need the api to render pages.
 */
export async function searchEngines(app: FastifyInstance, { releaseSet, publicUrl }: SearchEnginesOptions) {
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (_, reply) => {
    const set = releaseSet();
    if (!set) return reply.code(503).type('text/plain').send('Nothing has been released yet.');
    const addresses = publicPaths(set).map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`,
      );
  });
}

/** Public pages without path parameters. */
function publicPaths({ host, remotes }: ReleaseSet): string[] {
  const routes = [host, ...Object.values(remotes)].flatMap((owner) => owner.routes);
  return routes
    .filter(({ path, access }) => access === 'anyone' && !path.includes(':'))
    .map(({ path }) => path);
}
