import fp from 'fastify-plugin';

/** Whoever has trouble can name their request, and its lines are found in the log. */
export const requestIdPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  },
  { name: 'request-id' },
);
