import { randomBytes } from 'node:crypto';
import type { ReleaseSet } from '@handover/shared/federation';
import { matchRoute } from '@handover/shared/federation/match-route';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from '../html/content-policy.ts';
import { preferencesOf } from '../html/preferences.ts';
import { renderPage } from '../html/render-page.ts';

/** Paths that the host answers itself. */
const hostPaths = new Set(['/']);

/** Every other path is a page of the app; an address that no page has is answered with the app and status 404. */
export async function pages(
  app: FastifyInstance,
  { releaseSet }: { releaseSet: () => ReleaseSet | undefined },
) {
  app.get('/favicon.ico', (_, reply) => {
    const icon = releaseSet()?.host.icon;
    return icon ? reply.redirect(icon, 302) : reply.code(204).send();
  });

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://gateway');
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (!wantsPage || /\.\w+$/.test(pathname)) return reply.code(404).type('text/plain').send('Not found');
    const set = releaseSet();
    if (!set) return reply.code(503).type('text/plain').send('Nothing has been released yet.');

    const match = matchRoute(set.remotes, pathname);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(match || hostPaths.has(pathname) ? 200 : 404)
      .headers({
        'content-security-policy': contentPolicy(nonce),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        vary: 'cookie, accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(renderPage({ set, nonce, match, preferences: preferencesOf(request.headers) }));
  });
}
