import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { APP_MANIFEST, ICONS, SOCIAL_IMAGE, TOUCH_ICON } from '../brand/addresses.ts';
import { appManifest } from '../brand/app-manifest.ts';

const DAY_S = 86_400;

/** The pictures of the product at addresses that never change: home screens and link previews keep them. */
export async function brand(app: FastifyInstance) {
  for (const url of [TOUCH_ICON, SOCIAL_IMAGE, ...ICONS.map(({ src }) => src)]) {
    const content = readFileSync(new URL(`../brand${url}`, import.meta.url));
    app.get(url, (_, reply) =>
      reply
        .headers({ 'cache-control': `public, max-age=${DAY_S}`, 'x-content-type-options': 'nosniff' })
        .type('image/png')
        .send(content),
    );
  }
  app.get(APP_MANIFEST, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json').send(appManifest),
  );
}
