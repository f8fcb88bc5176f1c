import fp from 'fastify-plugin';
import { during } from '../process/current-call.ts';

/** What is logged while a call is answered, and by what it leaves in the background, has its request id. */
export const currentCallPlugin = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, id, routeOptions, span } = request;
      during({ reqId: id, call: `${method} ${routeOptions.url ?? 'none'}`, span }, done);
    });
  },
  { name: 'current-call', dependencies: ['tracing'] },
);
