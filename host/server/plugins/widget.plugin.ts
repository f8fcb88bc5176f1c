import { readFileSync } from 'node:fs';
import { paths, toLanguage, type Widget } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { ReadPublic } from '../state/read-public.ts';
import { framePage, framePolicy, THEMES } from '../widget/frame-page.ts';

interface WidgetOptions {
  readPublic: ReadPublic;
  publicUrl: string;
}

interface FrameQuery {
  key?: string;
  lang?: string;
  theme?: string;
}

const HOUR_S = 3600;
const KEY = /^handover_widget_[\w-]{43}$/;

/** `/widget.js`, by which other sites show the published listings of an account, and the page in their frame. */
export async function widget(app: FastifyInstance, { readPublic, publicUrl }: WidgetOptions) {
  const content = readFileSync(new URL('../widget/widget.js', import.meta.url));
  app.get('/widget.js', (_, reply) =>
    reply
      .headers({
        'cache-control': `public, max-age=${HOUR_S}`,
        'x-content-type-options': 'nosniff',
        // Sites that isolate themselves may load it, too.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/javascript; charset=utf-8')
      .send(content),
  );

  app.get<{ Querystring: FrameQuery }>('/widget-frame', async (request, reply) => {
    const { key, lang, theme } = request.query;
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    const refuse = (status: number, reason: string) =>
      reply
        .code(status)
        .headers({ 'content-security-policy': framePolicy([]), 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(reason);
    if (typeof key !== 'string' || !KEY.test(key)) return refuse(404, 'Not found');
    try {
      const { status, data } = await readPublic(paths.widget(key));
      if (status !== 200) return refuse(404, 'Not found');
      const found = data as Widget;
      return reply
        .headers({ 'content-security-policy': framePolicy(found.origins), 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(
          framePage(found, {
            language: toLanguage(String(lang)) ?? 'en',
            theme: THEMES.find((each) => each === theme) ?? 'auto',
            publicUrl,
          }),
        );
    } catch (error) {
      request.log.warn(error);
      return refuse(503, 'The listings could not be read.');
    }
  });
}
