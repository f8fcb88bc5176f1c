import fastifyStatic from '@fastify/static';
import type { ReleaseSet } from '@handover/shared/federation';
import type { FastifyInstance } from 'fastify';

interface ReleasesOptions {
  store: string;
  releaseSet: () => ReleaseSet | undefined;
}

/** A published file: `/<name>/<version>/…`, neither the sets nor a draft. */
const published = /^\/(?!sets\/)[a-z][a-z0-9-]*\/\d[\w.-]*\/.+/;

/** Published versions, which never change, and the set for a page that came without one. */
export async function releases(app: FastifyInstance, { store, releaseSet }: ReleasesOptions) {
  const files = async (scope: FastifyInstance) => {
    // A script that is gone must fail as a script: html with status 200 would be a syntax error.
    scope.setNotFoundHandler((_, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
    );
    await scope.register(fastifyStatic, {
      root: store,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      allowedPath: (path) => published.test(path.replace(/^\/r/, '')),
      setHeaders: (reply) => {
        reply.header('x-content-type-options', 'nosniff');
      },
    });
  };
  await app.register(files, { prefix: '/r' });
  app.get('/release-set.json', (_, reply) => {
    const set = releaseSet();
    reply.header('cache-control', 'no-store');
    return set ? reply.send(set) : reply.code(503).send({ detail: 'Nothing has been released yet.' });
  });
}
