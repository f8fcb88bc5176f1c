import type { Preview, ReleaseSource } from '@handover/tooling/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookiesOf, gatewayCookie } from '../../cookies.ts';
import { preferencesOf } from '../../html/preferences.ts';
import { standaloneHeaders, standalonePage } from '../../standalone-pages/standalone-page.ts';

/** The address that ends a preview in this browser. */
export const LEAVE_PREVIEW = '/preview/leave';

export type PreviewOf = (request: FastifyRequest) => Promise<Preview | undefined>;

/** The set that a token opens. A set that may not be served opens nothing, and the log says why. */
const opening =
  ({ preview }: ReleaseSource) =>
  (token: string, log: FastifyRequest['log']): Promise<Preview | undefined> =>
    preview(token).catch((error) => {
      log.warn({ err: error }, 'a preview could not be shown');
      return undefined;
    });

/** The preview in which a browser is, if it is in one: its cookie has what the link had. */
export function previewsOf(source: ReleaseSource): PreviewOf {
  const open = opening(source);
  return async ({ headers, log }) => {
    const { preview } = cookiesOf(headers);
    return preview ? open(preview, log) : undefined;
  };
}

/** Links that open a release set for one browser (`pnpm release:preview`). */
export async function previews(
  app: FastifyInstance,
  { source, publicUrl }: { source: ReleaseSource; publicUrl: string },
) {
  const open = opening(source);
  const cookie = (token: string, seconds: number) => gatewayCookie('preview', token, seconds, publicUrl);

  app.get(LEAVE_PREVIEW, (_, reply) =>
    reply.headers({ 'set-cookie': cookie('', 0), 'cache-control': 'no-store' }).redirect('/'),
  );
  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params;
    const opened = await open(token, request.log);
    if (!opened)
      return reply
        .code(404)
        .headers({ ...standaloneHeaders, 'set-cookie': cookie('', 0) })
        .send(standalonePage('previewEnded', preferencesOf(request.headers).language));
    const seconds = Math.max(1, Math.floor((opened.until - Date.now()) / 1000));
    return reply.headers({ 'set-cookie': cookie(token, seconds), 'cache-control': 'no-store' }).redirect('/');
  });
}
