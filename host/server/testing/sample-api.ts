import Fastify from 'fastify';

/** An api that tells who asks, by the access token, and never answers a search for `slow`. */
export async function sampleApi() {
  const app = Fastify();
  const calls: string[] = [];
  app.addHook('onRequest', async ({ url }) => void calls.push(url));
  app.get('/api/sample/', ({ query }, reply) =>
    'slow' in (query as object) ? undefined : reply.send({ text: JSON.stringify(query) }),
  );
  app.get('/api/users/current_user/', async ({ headers }) => ({
    id: 1,
    first_name: headers.authorization?.replace('Bearer ', ''),
    email_proven: true,
  }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, calls, close: () => app.close() };
}
