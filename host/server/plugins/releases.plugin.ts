import fastifyStatic from '@fastify/static';
import type { ReleaseSource } from '@handover/shared/releases';
import type { FastifyInstance } from 'fastify';

/** A published file: `/<name>/<version>/…`, neither the sets nor a draft. */
const published = /^\/(?!sets\/)[a-z][a-z0-9-]*\/\d[\w.-]*\/.+/;

/** Nothing here is anybody's own: a page of another origin may mount a remote too (`shared/federation/README.md`). */
const forEveryOrigin = { 'access-control-allow-origin': '*' };

/** Published versions, which never change, and the set: for a page that came without one, and for who asks whether it moved. */
export async function releases(app: FastifyInstance, { folder, releaseSet, bring }: ReleaseSource) {
  const files = async (scope: FastifyInstance) => {
    scope.addHook('onRequest', async ({ url, log }) => {
      const [, name, version] = /^\/r\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\//.exec(url) ?? [];
      if (!name || !version) return;
      // What can't be brought is not found: a browser goes on with the fallback.
      await bring(name, version).catch((error) => log.warn({ err: error }, 'a version could not be brought'));
    });
    // A script that is gone must fail as a script: html with status 200 would be a syntax error.
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
      setHeaders: (reply) => {
        reply.headers({ ...forEveryOrigin, 'x-content-type-options': 'nosniff' });
      },
    });
  };
  await app.register(files, { prefix: '/r' });
  app.get('/release-set.json', (request, reply) => {
    const set = releaseSet();
    if (!set)
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send({ detail: 'Nothing has been released yet.' });
    // Weak, since it is sent compressed or not. Asking again costs a line while the set is the same.
    const tag = `W/"${set.id}"`;
    reply.headers({ ...forEveryOrigin, etag: tag, 'cache-control': 'no-cache' });
    return request.headers['if-none-match']?.includes(tag) ? reply.code(304).send() : reply.send(set);
  });
}
