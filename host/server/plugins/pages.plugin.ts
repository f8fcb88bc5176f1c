import { randomBytes } from 'node:crypto';
import { routes } from '@handover/shared/contract';
import { referenceOf } from '@handover/shared/contract/hosting';
import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '../../src/metadata/page-at.ts';
import { cookiesOf } from '../cookies.ts';
import { contentPolicy } from '../html/content-policy.ts';
import type { ReadTexts } from '../html/locale-texts.ts';
import { noScript } from '../html/no-script.ts';
import { preferencesOf } from '../html/preferences.ts';
import { renderPage } from '../html/render-page.ts';
import type { DescribePage } from '../metadata/page-metadata.ts';
import { saysMissing } from '../metadata/read-opportunity.ts';
import type { createRenderRequest } from '../render/render-request.ts';
import type { People } from '../rollout/people.ts';
import { sendFailurePage } from '../standalone-pages/failed-navigation.ts';
import { standaloneHeaders, standalonePage } from '../standalone-pages/standalone-page.ts';
import { referenceTexts } from '../standalone-pages/standalone-texts.ts';
import type { prefetchState } from '../state/prefetch-state.ts';
import { withoutFrozen } from './releases/frozen-remote.ts';
import type { PreviewOf } from './releases/previews.plugin.ts';
import { CRASHES } from './reports/failure-reports.plugin.ts';

interface PagesOptions {
  releaseSet: () => ReleaseSet | undefined;
  previewOf: PreviewOf;
  people: People;
  texts: ReadTexts;
  describe: DescribePage;
  /** Prefetches the first queries of a visitor's page. */
  state: ReturnType<typeof prefetchState>;
  /** Renders pages of a set on the server; undefined if browsers do. */
  renderOf: (set: ReleaseSet) => ReturnType<typeof createRenderRequest> | undefined;
  publicUrl: string;
  worker: string | undefined;
  operator: string | undefined;
  marketZone: string;
  /** The URLs of scripts that a page has besides: of `pnpm dev`, of traces. */
  scripts: readonly string[];
  overrides: boolean;
}

/** Browsers accept html; link previews and monitors accept anything. */
const wantsPage = ({ method, headers: { accept = '*/*' } }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && (accept.includes('text/html') || accept === '*/*');

function isVisitor({ headers }: FastifyRequest): boolean {
  const { access, refresh } = cookiesOf(headers);
  return !access && !refresh;
}

/**
 * Whether a tab of this browser runs another released version. Its cookie is set when staff choose one
 * (`src/overrides`).
 */
const triesReleased = ({ headers }: FastifyRequest) => cookiesOf(headers).overrides === 'released';

/** Every other path is a page of the app; an unknown path gets the app with status 404. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  const {
    releaseSet,
    previewOf,
    people,
    texts,
    describe,
    state,
    renderOf,
    publicUrl,
    worker,
    operator,
    marketZone,
    scripts,
    overrides,
  } = options;

  app.get('/favicon.ico', (_, reply) => {
    const icon = releaseSet()?.host.icon;
    return icon ? reply.redirect(icon, 302) : reply.code(204).send();
  });

  // An older address of the list: leads there without scripts, too.
  app.get(routes.search, (request, reply) =>
    reply.redirect(routes.opportunities() + new URL(`http://gateway${request.url}`).search, 301),
  );

  app.get('*', async (request, reply) => {
    // `new URL(url, base)` would read a leading `//` as a host name.
    const { pathname, search } = new URL(`http://gateway${request.url}`);
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (!wantsPage(request) || /\.\w+$/.test(pathname)) {
      reply.code(404);
      // A missing script must never be html, so only where the browser says that it is no script.
      if (request.headers['sec-fetch-mode'] === 'navigate') return sendFailurePage(request, reply, 'missing');
      return reply.type('text/plain').send('Not found');
    }
    const preferences = preferencesOf(request.headers, search);
    const { language } = preferences;
    const preview = await previewOf(request);
    const current = preview ? undefined : people.page(request, reply)?.set;
    const set = preview?.set ?? (current && withoutFrozen(current, request.headers));
    if (!set)
      return reply
        .code(503)
        .headers({ ...standaloneHeaders, 'retry-after': '5' })
        .send(standalonePage('starting', language));

    const at = pageAt(set, pathname);
    // The server renders what others see, too.
    const render = set === current ? renderOf(set) : undefined;
    const nonce = randomBytes(16).toString('base64');
    const [metadata, result] = await Promise.all([
      describe({ set, at, pathname, search, language }),
      render?.(request, { set, at, nonce, operator, marketZone, preferences }),
    ]);
    // The owner, staff and the party of a deal can open pages that others can't; the data of the page tells whether
    // it exists.
    const mayBeTheirs = !isVisitor(request) && !result?.failed.some(saysMissing);
    const exists = metadata.exists || (at.exists && mayBeTheirs);
    // The server has rendered a missing opportunity only as loading.
    const rendered = exists || !at.exists ? result : undefined;
    const prefetched = !rendered && isVisitor(request) && !at.match ? await state(at.page) : undefined;
    return reply
      .code(exists ? 200 : 404)
      .headers({
        'content-security-policy': contentPolicy(nonce, overrides),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        'reporting-endpoints': `crash-reporting="${CRASHES}"`,
        'content-language': language,
        vary: 'cookie, accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(
        renderPage({
          set,
          preview,
          nonce,
          match: at.match,
          preferences,
          signedIn: !isVisitor(request),
          metadata,
          publicUrl,
          state: prefetched,
          rendered,
          noScript: rendered ? undefined : await noScript(texts, { set, language, search, exists }),
          worker,
          operator,
          marketZone,
          scripts,
          overrides: overrides ? 'on' : triesReleased(request) ? 'released' : undefined,
        }),
      );
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ detail: error.message });
    request.log.error(error);
    reply.code(status);
    const reference = referenceOf(request.id);
    if (!wantsPage(request))
      return reply.send({ detail: `Something went wrong on our side. ${referenceTexts.en(reference)}` });
    return reply
      .headers(standaloneHeaders)
      .send(standalonePage('crashed', preferencesOf(request.headers).language, reference));
  });
}
