import fp from 'fastify-plugin';

/** Sends the request id, so that a user can report it and its log lines can be found. */
export const requestIdPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  },
  { name: 'request-id' },
);
