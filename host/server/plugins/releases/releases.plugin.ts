import fastifyStatic from '@fastify/static';
import { FRAME_HEADERS, isPreviewFrame } from '@handover/tooling/preview-frame';
import { mfManifestOfHost, type ReleaseSource, releasedVersion } from '@handover/tooling/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Given, People } from '../../rollout/people.ts';
import { pathAsRead } from '../path-as-read.ts';
import { withoutFrozen } from './frozen-remote.ts';
import type { PreviewOf } from './previews.plugin.ts';

/** Matches a published file, `/<name>/<version>/…`, but neither sets nor drafts, and nothing that only servers load. */
const published = /^\/(?!sets\/)[a-z][a-z0-9-]*\/\d[\w.-]*\/(?!server\/).+/;

/** Says that a set is that of a rollout, and how many percent of people have it. */
const SHARE_HEADER = 'rollout-share';

/** Says that a set is that of a preview link. */
const PREVIEW_HEADER = 'release-preview';

/** Published files are public: a page of another origin may mount a remote too (`docs/federation/third-party-site.md`). */
const forEveryOrigin = { 'access-control-allow-origin': '*' };

/**
 * Serves published versions, which never change, and the release set, for pages without one in their html and for
 * update checks.
 */
export async function releases(
  app: FastifyInstance,
  { source, previewOf, people }: { source: ReleaseSource; previewOf: PreviewOf; people: People },
) {
  const { folder, fetchVersion } = source;
  const files = async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async ({ url, log }, reply) => {
      const path = pathAsRead(url);
      if (path === undefined) return reply.callNotFound();
      const [, name, version] = /^\/r\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\//.exec(path) ?? [];
      if (!name || !version) return;
      // A page that has not heard of it yet mounts its fallback.
      if (source.releaseSet()?.revoked?.[name]?.includes(version)) return reply.callNotFound();
      // A version that can't be fetched is answered with 404, and the browser uses the fallback.
      await fetchVersion(name, version).catch((error) =>
        log.warn({ err: error }, 'a version could not be fetched'),
      );
    });
    // A missing script must be a 404: html with status 200 would be a syntax error.
    scope.setNotFoundHandler((_, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
    );
    await scope.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      allowedPath: (path) => published.test(path.replace(/^\/r/, '')),
      setHeaders: (reply, path) => {
        reply.headers({ ...forEveryOrigin, 'x-content-type-options': 'nosniff' });
        if (isPreviewFrame(path)) reply.headers(FRAME_HEADERS);
      },
    });
  };
  await app.register(files, { prefix: '/r' });
  // The description of this version, for a tab that tries it. It tells nothing that its files do not.
  app.get<{ Params: { name: string; version: string } }>(
    '/r/:name/:version/release.json',
    async ({ params: { name, version } }, reply) => {
      const release = await releasedVersion(source.store, name, version).catch(() => undefined);
      reply.header('cache-control', 'no-store');
      return release ?? reply.code(404).type('text/plain').send('Not found');
    },
  );
  /** The set of whoever asks, with the headers of what is made of it; or the answer that there is none. */
  const givenSet = async (request: FastifyRequest, reply: FastifyReply) => {
    const preview = await previewOf(request);
    const { set: given, share }: Partial<Given> = preview ?? people.next(request) ?? {};
    if (!given)
      return void reply
        .code(503)
        .header('cache-control', 'no-store')
        .send({ detail: 'Nothing has been released yet.' });
    const set = preview ? given : withoutFrozen(given, request.headers);
    const isOwn = preview !== undefined || share !== undefined || set !== given;
    reply.headers({ ...forEveryOrigin, 'cache-control': isOwn ? 'no-store' : 'no-cache' });
    if (share !== undefined) reply.header(SHARE_HEADER, share);
    if (preview) reply.header(PREVIEW_HEADER, new Date(preview.until).toISOString());
    return set;
  };
  app.get('/release-set.json', async (request, reply) => {
    const set = await givenSet(request, reply);
    if (!set) return reply;
    // Weak, since it is sent compressed or not.
    const tag = `W/"${set.id}"`;
    reply.header('etag', tag);
    return request.headers['if-none-match']?.includes(tag) ? reply.code(304).send() : reply.send(set);
  });
  // The tools of Module Federation read this.
  app.get('/mf-manifest.json', async (request, reply) => {
    const set = await givenSet(request, reply);
    return set ? reply.send(mfManifestOfHost(set.host, set.remotes)) : reply;
  });
}
