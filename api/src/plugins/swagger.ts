import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';

interface SwaggerOptions {
  describe: () => object;
  /** Whether the pages are served. The document always is: release tools read the version of the api from it. */
  withPages: boolean;
}

/** The OpenAPI document at /api/openapi.json, its pages at /api/docs/. It is made when it is first asked for. */
export const swaggerPlugin = fp<SwaggerOptions>(
  async (app, { describe, withPages }) => {
    let made: object | undefined;
    const document = () => (made ??= describe());
    await app.register(swagger, {
      mode: 'static',
      specification: { document: { toJSON: document } as never },
    });
    if (withPages) await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
    app.get('/api/openapi.json', { config: { access: 'guest' } }, async (_request, reply) =>
      reply.send(document()),
    );
  },
  { name: 'swagger' },
);
