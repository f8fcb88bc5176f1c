import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

/** The OpenAPI document at /api/openapi.json, its pages at /api/docs/. It is made when it is first asked for. */
export const swaggerPlugin = fp<{ describe: () => object }>(
  async (app, { describe }) => {
    let made: object | undefined;
    const document = () => (made ??= describe());
    await app.register(swagger, {
      mode: 'static',
      specification: { document: { toJSON: document } as never },
    });
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
    app.get('/api/openapi.json', { config: { access: 'guest' } }, async (_request, reply) =>
      reply.send(document()),
    );
  },
  { name: 'swagger' },
);
